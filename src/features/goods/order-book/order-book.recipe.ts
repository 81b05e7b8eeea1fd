import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Listings against purchase orders. */
export const orderBook = defineSlotRecipe({
  className: 'order-book',
  slots: [
    'root',
    'title',
    'tools',
    'tables',
    'chart',
    'waiting',
    'svg',
    'bids',
    'asks',
    'gap',
    'gapText',
    'levels',
    'level',
    'bid',
    'ask',
    'count',
    'text',
  ],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '3', p: '4', md: { p: '5' } },
    // Room for the tools.
    title: { pe: '10', textStyle: 'lg' },
    tools: { position: 'absolute', top: '3', right: '4' },
    // As high as the chart and its levels, so that nothing moves.
    tables: { display: 'flex', flexDirection: 'column', gap: '4', h: '[328px]', overflowY: 'auto' },
    chart: { position: 'relative', h: '40', mt: '4' },
    // The height of the chart plus six levels.
    waiting: { h: '[328px]', '& > *': { h: 'full' } },
    svg: { position: 'absolute', inset: '0', boxSize: 'full', overflow: 'visible' },
    bids: { fill: 'positive.subtle', stroke: 'positive', strokeWidth: '[1.5px]', strokeLinejoin: '[round]' },
    asks: { fill: 'negative.subtle', stroke: 'negative', strokeWidth: '[1.5px]', strokeLinejoin: '[round]' },
    gap: { stroke: 'fg.subtle', strokeWidth: '[1px]', strokeDasharray: '[3 3]' },
    gapText: { fill: 'fg.muted', textStyle: 'xs', fontVariantNumeric: 'tabular-nums' },
    levels: { display: 'flex', flexDirection: 'column', gap: '1.5', listStyle: 'none' },
    level: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    bid: { color: 'positive', fontWeight: 'semibold' },
    ask: { color: 'negative', fontWeight: 'semibold' },
    count: { color: 'fg.muted' },
    text: { color: 'fg.muted', textStyle: 'sm' },
  },
})
