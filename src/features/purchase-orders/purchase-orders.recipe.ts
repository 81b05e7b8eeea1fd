import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The fields of a purchase order: goods, price, quantity, conditions. */
export const purchaseForm = defineSlotRecipe({
  className: 'purchase-form',
  slots: [
    'root',
    'art',
    'facts',
    'pair',
    'fold',
    'foldHead',
    'foldMark',
    'conditions',
    'picked',
    'found',
    'option',
    'optionName',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4' },
    art: { w: 'full', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain' },
    facts: { display: 'block', textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    pair: { display: 'grid', gridTemplateColumns: '[1fr 1fr]', gap: '3', alignItems: 'start' },
    fold: { borderBlock: 'subtle', py: '1' },
    foldHead: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      py: '2.5',
      cursor: 'pointer',
      fontWeight: 'medium',
      listStyle: 'none',
    },
    foldMark: { '[open] > summary > &': { transform: '[rotate(180deg)]' } },
    conditions: { display: 'flex', flexDirection: 'column', gap: '4', pt: '2', pb: '3' },
    picked: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    found: {
      listStyle: 'none',
      display: 'flex',
      flexDirection: 'column',
      rounded: 'md',
      border: 'subtle',
      overflow: 'hidden',
      _empty: { display: 'none' },
    },
    option: {
      display: 'grid',
      gridTemplateColumns: '[44px minmax(0, 1fr) auto]',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      minH: '11',
      px: '2',
      textAlign: 'start',
      outlineOffset: '[-2px]',
      _hover: { bg: 'bg.hover' },
    },
    optionName: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

/** The list of my purchase orders. */
export const purchaseList = defineSlotRecipe({
  className: 'purchase-list',
  slots: ['root', 'acts'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    acts: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      ps: '4',
      pb: '3',
      // Keeps the prices in one column, however wide the buttons beside them.
      lg: { flexWrap: 'nowrap', justifyContent: 'flex-end', w: '[15rem]', pb: '0' },
    },
  },
})

/** Purchase orders of others for a goods, and the items that can be supplied. */
export const wantedList = defineSlotRecipe({
  className: 'wanted-list',
  slots: ['root', 'title', 'list', 'row', 'words', 'price', 'note', 'act', 'assets', 'asset', 'reason'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', py: '4' },
    title: { textStyle: 'sm', fontWeight: 'medium', color: 'fg.muted' },
    list: { listStyle: 'none', display: 'flex', flexDirection: 'column', rounded: 'md', border: 'subtle' },
    row: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      px: '4',
      py: '2.5',
      borderTop: 'subtle',
      _first: { borderTop: 'none' },
    },
    words: { display: 'flex', flexDirection: 'column', gap: '0.5', minW: '0' },
    price: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      fontVariantNumeric: 'tabular-nums',
    },
    note: { textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    act: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '2' },
    assets: { listStyle: 'none', display: 'flex', flexDirection: 'column', rounded: 'md', border: 'subtle' },
    asset: {
      display: 'flex',
      flexDirection: 'column',
      gap: '0.5',
      px: '3',
      py: '2',
      borderTop: 'subtle',
      _first: { borderTop: 'none' },
    },
    reason: { textStyle: 'xs', color: 'fg.muted', ps: '7' },
  },
})

/** The orders that filled a purchase order. */
export const purchaseFills = defineSlotRecipe({
  className: 'purchase-fills',
  slots: ['list', 'row', 'when'],
  base: {
    list: { listStyle: 'none', display: 'flex', flexDirection: 'column' },
    row: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      alignItems: 'center',
      gap: '3',
      minH: '11',
      py: '2',
      borderTop: 'subtle',
      _hover: { bg: 'bg.hover' },
    },
    when: { display: 'block', textStyle: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
})
