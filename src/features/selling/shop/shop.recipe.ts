import { defineSlotRecipe } from '#design/define-recipe.ts'

/** A seller's own shop. */
export const sellingShop = defineSlotRecipe({
  className: 'selling-shop',
  slots: ['root', 'panel', 'head', 'title'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    panel: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', '& > :last-child': { ms: 'auto' } },
    title: { textStyle: 'lg', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
})
