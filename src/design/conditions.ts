/** Additions to Panda's built-in conditions. */
export const conditions = {
  // A touch screen has no hover: a hover style that sticks after a tap would be misleading.
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
  touch: '@media (pointer: coarse)',
  phone: 'html[data-device=mobile] &',
  selected: '&:is([aria-selected=true], [data-selected], [aria-current])',
  invalid: '&:is([aria-invalid=true], :user-invalid, [data-invalid])',
  still: '@media (prefers-reduced-motion: reduce)',
}
