import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The public page of a shop: its owner, deliveries, trades and listings. */
export const shopPage = defineSlotRecipe({
  className: 'shop-page',
  slots: [
    'root',
    'panel',
    'head',
    'words',
    'name',
    'title',
    'facts',
    'tools',
    'notice',
    'hint',
    'records',
    'record',
    'recordTitle',
    'bar',
    'price',
    'list',
    'count',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    panel: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    words: { display: 'flex', flexDirection: 'column', gap: '1', flex: '[1 1 16rem]', minW: '0' },
    name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' },
    title: { textStyle: '2xl', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1', color: 'fg.muted' },
    tools: { display: 'flex', gap: '2', _phone: { w: 'full', '& > *': { flex: '[1 1 0%]' } } },
    notice: { color: 'fg.muted', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    hint: { color: 'fg.subtle', textStyle: 'sm', textWrap: '[pretty]' },
    records: {
      display: 'grid',
      gap: '4',
      pt: '4',
      borderTop: 'subtle',
      lg: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]', columnGap: '8' },
      '& > p': { gridColumn: '[1 / -1]' },
    },
    record: { display: 'flex', flexDirection: 'column', gap: '2', minW: '0' },
    recordTitle: { fontWeight: 'semibold' },
    // Sticks below the header of either page set; rows scroll behind it.
    bar: {
      position: 'sticky',
      top: '[var(--sizes-header)]',
      zIndex: 'raised',
      mx: '-2',
      px: '2',
      py: '2',
      bg: 'bg.canvas',
      _phone: { top: '[calc(3.5rem + env(safe-area-inset-top))]' },
    },
    price: { w: '[13rem]', _phone: { w: 'full' } },
    // A focused row scrolls to below the bar, not behind it.
    list: { minW: '0', '& :is(a, button)': { scrollMarginTop: '32' } },
    count: { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
})

/** The list of shops: those the person follows, and a selection of others. */
export const shopCards = defineSlotRecipe({
  className: 'shop-cards',
  slots: ['root', 'section', 'head', 'title', 'note', 'grid', 'card', 'words', 'name', 'link', 'fact', 'marks'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0' },
    section: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', rowGap: '1' },
    title: { textStyle: 'lg', fontWeight: 'semibold' },
    note: { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
    grid: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fill, minmax(min(18rem, 100%), 1fr))]',
      gap: '3',
      listStyle: 'none',
    },
    card: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      h: 'full',
      p: '4',
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.surface',
      _hover: { bg: 'bg.hover' },
    },
    words: { display: 'flex', flexDirection: 'column', gap: '0.5', flex: '[1 1 0%]', minW: '0' },
    name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minW: '0' },
    // The whole card links to the shop.
    link: {
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      rounded: 'sm',
      '&::after': { content: '""', position: 'absolute', inset: '0', rounded: 'lg' },
    },
    fact: { color: 'fg.muted', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
    marks: { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1' },
  },
})
