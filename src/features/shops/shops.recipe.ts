import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The public page of a shop: its owner, deliveries and listings. */
export const shopPage = defineSlotRecipe({
  className: 'shop-page',
  slots: ['root', 'panel', 'head', 'title', 'notice', 'count'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    panel: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    title: { textStyle: '2xl', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    notice: { color: 'fg.muted', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    count: { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
})
