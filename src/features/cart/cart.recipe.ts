import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'
import { maskToggle } from '#design/mask-toggle.ts'

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

const path = 'M3.5 4.5h2.2l2 10.5h9.8l2-7.5H6.3M9 19.5v.01M16.5 19.5v.01'

/** The cart icon has a tick once the listing is in the cart. */
export const cartButton = defineRecipe({
  className: 'cart-button',
  base: maskToggle({ path, isRound: true }, { path: `${path}M9.5 10.5l2 2 3.5-4`, isRound: true }),
})
