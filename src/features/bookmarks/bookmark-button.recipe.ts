import { defineRecipe } from '#design/define-recipe.ts'

const shape = (fill: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='black' stroke-width='1.75' stroke-linejoin='round'%3E%3Cpath d='M7 4h10v16l-5-4-5 4Z'/%3E%3C/svg%3E")`

/** The icon is a mask, not an element: a page has dozens of them. */
export const bookmarkButton = defineRecipe({
  className: 'bookmark-button',
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    flexShrink: '0',
    rounded: 'md',
    color: 'fg.subtle',
    transitionProperty: '[color, background-color]',
    transitionDuration: 'fast',
    _hover: { color: 'fg.default', bg: 'bg.active' },
    _before: {
      content: '""',
      boxSize: '[1.125rem]',
      bg: 'current',
      mask: `[${shape('none')} center / contain no-repeat]`,
    },
    '&[aria-pressed=true]': { color: 'accent.text' },
    '&[aria-pressed=true]::before': { mask: `[${shape('black')} center / contain no-repeat]` },
    _touch: { _after: { content: '""', position: 'absolute', inset: '[-6px]' } },
  },
  variants: {
    /** In the upper corner of a card, beside which it stands. */
    isCorner: { true: { position: 'absolute', top: '1.5', insetInlineEnd: '1.5', zIndex: 'raised' } },
  },
})
