import { defineSlotRecipe } from '#design/define-recipe.ts'

export const demoPage = defineSlotRecipe({
  className: 'demo-page',
  slots: ['root', 'sections', 'section', 'narrow', 'itemGrid', 'item', 'itemHead', 'art', 'silhouette', 'itemBody'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6' },
    // Columns instead of a grid, because the cards differ in height.
    sections: {
      columnGap: '5',
      lg: { columnCount: '[2]' },
      '& > *': { breakInside: 'avoid', mb: '5' },
    },
    section: { display: 'flex', flexDirection: 'column', gap: '4' },
    narrow: { display: 'flex', flexDirection: 'column', gap: '4', maxW: 'dialog' },
    itemGrid: { display: 'grid', gap: '3', gridTemplateColumns: '[repeat(auto-fill, minmax(160px, 1fr))]' },
    item: { display: 'flex', flexDirection: 'column', gap: '3', p: '3' },
    itemHead: { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
    art: { position: 'relative', aspectRatio: '[3 / 2]', display: 'grid', placeItems: 'center' },
    silhouette: { color: 'fg.muted', position: 'relative' },
    itemBody: { display: 'flex', flexDirection: 'column', gap: '2' },
  },
})
