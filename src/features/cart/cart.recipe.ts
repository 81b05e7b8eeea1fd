import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'

export const cartList = defineSlotRecipe({
  className: 'cart-list',
  slots: ['root', 'notice'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    notice: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      px: '4',
      py: '2.5',
      rounded: 'lg',
      bg: 'warning.subtle',
      color: 'warning',
      textStyle: 'sm',
      fontWeight: 'medium',
    },
  },
})

const shape = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`

const outline = 'M3.5 4.5h2.2l2 10.5h9.8l2-7.5H6.3M9 19.5v.01M16.5 19.5v.01'

/** The icon is a mask, as that of the bookmark: a page has dozens of them. A tick stands in the cart of what is in it. */
export const cartButton = defineRecipe({
  className: 'cart-button',
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
      mask: `[${shape(outline)} center / contain no-repeat]`,
    },
    '&[aria-pressed=true]': { color: 'accent.text' },
    '&[aria-pressed=true]::before': { mask: `[${shape(`${outline}M9.5 10.5l2 2 3.5-4`)} center / contain no-repeat]` },
    _touch: { _after: { content: '""', position: 'absolute', inset: '[-6px]' } },
  },
})
