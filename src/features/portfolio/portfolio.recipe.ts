import { defineSlotRecipe } from '#design/define-recipe.ts'

export const portfolioPage = defineSlotRecipe({
  className: 'portfolio-page',
  slots: ['root', 'panel', 'head', 'title', 'body', 'figure', 'note'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    panel: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
    title: { textStyle: 'lg', fontWeight: 'semibold' },
    body: { display: 'flex', flexDirection: 'column', minH: '64', md: { minH: '[300px]' } },
    figure: { display: 'flex', flexDirection: 'column' },
    note: { textStyle: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
})
