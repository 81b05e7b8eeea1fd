import { defineSlotRecipe } from '#design/define-recipe.ts'

/** What pages and dialogs of bargains are made of. */
export const bargainParts = defineSlotRecipe({
  className: 'bargain-parts',
  slots: ['page', 'shows', 'item', 'art', 'words', 'name', 'facts', 'prices'],
  base: {
    page: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    shows: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    item: { display: 'grid', gridTemplateColumns: '[76px minmax(0, 1fr)]', alignItems: 'center', gap: '3' },
    art: { w: 'full', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain' },
    words: { display: 'flex', flexDirection: 'column', gap: '0.5', minW: '0' },
    name: { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    facts: { textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    prices: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '[-4px]' },
  },
})
