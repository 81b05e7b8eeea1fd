import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Rows of items: a 56 px line on the desktop, a two-line card on the phone. */
export const tradeList = defineSlotRecipe({
  className: 'trade-list',
  slots: [
    'root',
    'head',
    'headName',
    'headCell',
    'headSort',
    'headActions',
    'list',
    'chunk',
    'row',
    'check',
    'art',
    'words',
    'name',
    'link',
    'kind',
    'facts',
    'cells',
    'cell',
    'cellLabel',
    'actions',
    'note',
    'more',
  ],
  base: {
    root: { position: 'relative', bg: 'bg.surface', border: 'subtle', rounded: 'lg', minW: '0' },
    head: {
      display: 'none',
      lg: { display: 'flex' },
      alignItems: 'center',
      gap: '3',
      minH: '10',
      px: '4',
      borderBottom: 'subtle',
      textStyle: 'xs',
      color: 'fg.subtle',
      _phone: { minH: '11' },
    },
    headName: { flex: '[1 1 0%]', minW: '0' },
    headCell: {
      display: 'none',
      lg: {
        display: 'block',
        w: '[var(--head-cell, 7.5rem)]',
        flexShrink: '0',
        textAlign: 'end',
        whiteSpace: 'nowrap',
      },
    },
    headActions: { display: 'none', lg: { display: 'block', w: '[var(--row-actions, 0)]', flexShrink: '0' } },
    headSort: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      color: 'current',
      rounded: 'sm',
      fontWeight: 'medium',
      _hover: { color: 'fg.default' },
      '&[aria-pressed=true]': { color: 'fg.default' },
      // An unsorted head ends where its column does.
      '& > :empty': { display: 'none' },
    },
    list: {
      listStyle: 'none',
      transitionProperty: '[opacity]',
      transitionDuration: 'fast',
      '&[aria-busy=true]': { opacity: 'disabled' },
    },
    // Of thousands of rows, only those near the viewport are rendered; find-in-page and screen readers still reach the
    // rest. Set on each row, this would take the browser longer than rendering them.
    chunk: {
      '&[data-estimated]': { contentVisibility: 'auto' },
      containIntrinsicBlockSize: '[auto 1152px]',
      lg: { containIntrinsicBlockSize: '[auto 672px]' },
      // A checkbox responds in the next frame, even as one of fifty selected at once.
      '& input': { transitionDuration: '[0s]' },
    },
    row: {
      display: 'grid',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      px: '4',
      py: '2',
      borderBottom: 'subtle',
      gridTemplateColumns: '[auto 64px minmax(0, 1fr) auto]',
      gridTemplateAreas: '["check art words words" "check cells cells actions" "check note note note"]',
      // Of hundreds of rows, only those near the viewport are rendered; find-in-page and screen readers still reach the
      // rest.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: '[auto 96px]',
      // Rows in a chunk are skipped along with it. They stay contained, so that a change in one leaves the others
      // alone.
      '[role=none] > &': {
        contentVisibility: 'visible',
        containIntrinsicBlockSize: '[none]',
        contain: '[layout style]',
      },
      '&:is([role=list] > :last-child, [role=none]:last-child > :last-child)': { borderBottom: 'none' },
      _hover: { bg: 'bg.hover' },
      '&[data-selected]': { bg: 'accent.subtle', _hover: { bg: 'accent.subtle' } },
      '&[data-gone] img': { opacity: 'disabled' },
      lg: {
        minH: '14',
        py: '1',
        rowGap: '0',
        // The item's line takes all the height; an absent note would otherwise get a share.
        gridTemplateRows: '[1fr auto]',
        // With a note, the two lines stay together.
        '&[data-noted]': { gridTemplateRows: '[auto auto]', alignContent: 'center', py: '2' },
        containIntrinsicBlockSize: '[auto 56px]',
        gridTemplateColumns: '[auto 64px minmax(0, 1fr) auto var(--row-actions, auto)]',
        gridTemplateAreas: '["check art words cells actions" "check art note note note"]',
      },
    },
    check: {
      gridArea: '[check]',
      alignSelf: 'start',
      pt: '3',
      minW: '[18px]',
      _touch: { ms: '-2', ps: '2', py: '3', minW: '[26px]' },
      // If only some rows can be selected, the others keep the space, so that names line up.
      _empty: { display: '[var(--row-check, none)]' },
      lg: { alignSelf: 'center', pt: '0' },
    },
    art: { gridArea: '[art]', w: '16', h: '12', objectFit: 'contain' },
    words: {
      gridArea: '[words]',
      display: 'flex',
      flexDirection: 'column',
      minW: '0',
    },
    name: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      fontWeight: 'semibold',
      lg: { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    },
    link: {
      minW: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      rounded: 'sm',
      '&:is(a)': { _hover: { textDecoration: 'underline' } },
    },
    kind: { fontWeight: 'normal', color: 'fg.muted' },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      textStyle: 'xs',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
      lg: { flexWrap: 'nowrap', whiteSpace: 'nowrap', overflow: 'hidden' },
    },
    cells: {
      gridArea: '[cells]',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '1',
      fontVariantNumeric: 'tabular-nums',
      _empty: { display: 'none' },
      // Without an actions column, its gap would separate the cells from their heads.
      lg: { flexWrap: 'nowrap', columnGap: '3', me: '[var(--row-end, -0.75rem)]' },
    },
    cell: {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: '1.5',
      '&[data-none]': { display: 'none', lg: { display: 'flex' } },
      lg: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-end',
        gap: '0',
        w: '[7.5rem]',
        textAlign: 'end',
      },
    },
    // Shown by the column heads, where there is room for columns.
    cellLabel: { textStyle: 'xs', color: 'fg.subtle', lg: { srOnly: true } },
    actions: {
      gridArea: '[actions]',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
      _empty: { display: 'none' },
    },
    note: {
      gridArea: '[note]',
      textStyle: 'sm',
      color: 'fg.muted',
      textWrap: '[pretty]',
      _empty: { display: 'none' },
      lg: { py: '1' },
    },
    more: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      p: '4',
      _empty: { display: 'none' },
    },
  },
  variants: {
    /** The rows have actions: a column of its own keeps the heads aligned with the cells. */
    hasActions: { true: { root: { '--row-actions': '10rem', '--row-end': '0px' } } },
    /** `GoodsLine`s with actions 15rem wide: the heads end where the state and the price of such rows do. */
    hasGoodsLines: { true: { root: { '--row-actions': '15.25rem', '--head-cell': '10.875rem' } } },
    /** Some rows can be selected. Otherwise the head has nothing to show without columns. */
    isSelectable: { true: { root: { '--row-check': 'block' }, head: { display: 'flex' } } },
    /** Cards side by side instead of rows. */
    isGrid: {
      true: {
        headCell: { lg: { display: 'none' } },
        headActions: { lg: { display: 'none' } },
        list: { display: 'flex', flexDirection: 'column', gap: '3', p: '3' },
        // Column counts that let each chunk fill its lines.
        chunk: {
          display: 'grid',
          gap: '3',
          gridTemplateColumns: '[repeat(auto-fill, minmax(min(10rem, 100%), 1fr))]',
          containIntrinsicBlockSize: '[auto 1464px]',
          sm: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]', containIntrinsicBlockSize: '[auto 976px]' },
          lg: { gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]', containIntrinsicBlockSize: '[auto 732px]' },
          xl: { gridTemplateColumns: '[repeat(6, minmax(0, 1fr))]', containIntrinsicBlockSize: '[auto 488px]' },
        },
      },
    },
  },
})
