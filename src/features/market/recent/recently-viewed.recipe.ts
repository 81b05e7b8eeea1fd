import { defineSlotRecipe } from '#design/define-recipe.ts'

export const recentlyViewedPart = defineSlotRecipe({
  className: 'recently-viewed-part',
  slots: ['root', 'head', 'title'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0', md: { gap: '4' } },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    title: { textStyle: 'xl', fontWeight: 'semibold' },
  },
})
