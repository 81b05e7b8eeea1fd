import { defineSlotRecipe } from '#design/define-recipe.ts'

export const goodsBrief = defineSlotRecipe({
  className: 'goods-brief',
  slots: ['root', 'art', 'words', 'name', 'fact'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[76px minmax(0, 1fr)]', alignItems: 'center', gap: '3' },
    art: { w: 'full', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain' },
    words: { display: 'flex', flexDirection: 'column', gap: '0.5', minW: '0' },
    name: { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    fact: { textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  },
})
