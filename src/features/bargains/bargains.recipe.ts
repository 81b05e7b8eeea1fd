import { defineSlotRecipe } from '#design/define-recipe.ts'

/** What pages and dialogs of bargains are made of. */
export const bargainParts = defineSlotRecipe({
  className: 'bargain-parts',
  slots: ['page', 'shows', 'prices'],
  base: {
    page: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    shows: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    prices: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '[-4px]' },
  },
})
