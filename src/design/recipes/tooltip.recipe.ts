import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Shown below, after hovering for 200 ms or at once on keyboard focus; hidden on Escape (`data-hushed`). */
export const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: ['root', 'tip'],
  base: {
    root: { position: 'relative', display: 'inline-flex' },
    tip: {
      position: 'absolute',
      zIndex: 'tooltip',
      top: '[calc(100% + 6px)]',
      insetInlineStart: '[50%]',
      transform: 'translateX(-50%)',
      w: 'max',
      maxW: '64',
      px: '2',
      py: '1',
      rounded: 'sm',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      textStyle: 'xs',
      fontWeight: 'medium',
      textAlign: 'center',
      pointerEvents: 'none',
      visibility: 'hidden',
      opacity: '0',
      transitionProperty: '[opacity, visibility]',
      transitionDuration: 'fast',
      '@media (hover: hover)': {
        ':hover > &': { visibility: 'visible', opacity: '1', transitionDelay: 'tooltip' },
      },
      ':has(> :focus-visible) > &': { visibility: 'visible', opacity: '1' },
      '[data-hushed] > &': { display: 'none' },
    },
  },
  variants: {
    align: {
      center: {},
      end: { tip: { insetInlineStart: '[auto]', insetInlineEnd: '0', transform: 'none' } },
    },
  },
  defaultVariants: { align: 'center' },
})
