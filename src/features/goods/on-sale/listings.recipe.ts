import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The card with the tabs and the listings. */
export const goodsMarket = defineSlotRecipe({
  className: 'goods-market',
  slots: ['root', 'head', 'tools', 'ways', 'list', 'more'],
  base: {
    root: { position: 'relative' },
    head: { position: 'relative', px: '4', '& > [role=tablist]': { borderBottom: 'subtle', mx: '-4', px: '4' } },
    // Beside the tabs where there is room, otherwise below them.
    tools: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '2',
      py: '2',
      '@media (max-width: 22rem)': { flexWrap: 'wrap', '& > *': { flexGrow: '1' } },
      md: { position: 'absolute', top: '0', insetInlineEnd: '4', h: '12', py: '0' },
    },
    ways: { display: 'flex', flexWrap: 'wrap', gap: '2', pb: '2', md: { pt: '3' } },
    list: {
      listStyle: 'none',
      mx: '-4',
      transitionProperty: '[opacity]',
      transitionDuration: 'fast',
      '&[aria-busy=true]': { opacity: 'disabled' },
    },
    more: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2', py: '4', px: '4' },
  },
})

/** One listing: a line on the desktop, two on a narrow one, a small card of four lines on the phone. */
export const listingRow = defineSlotRecipe({
  className: 'listing-row',
  slots: [
    'root',
    'check',
    'item',
    'thumb',
    'wear',
    'facts',
    'value',
    'style',
    'extras',
    'tag',
    'seller',
    'nickname',
    'record',
    'recordOnTouch',
    'price',
    'note',
    'bargain',
    'bargainWord',
    'act',
    'inspect',
  ],
  base: {
    root: {
      display: 'grid',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1.5',
      px: '4',
      py: '3',
      borderBottom: 'subtle',
      gridTemplateColumns: '[24px 68px minmax(0, 1fr) auto]',
      gridTemplateAreas:
        '["check thumb wear wear" "check thumb price price" "check extras seller seller" "check bargain bargain act"]',
      transitionProperty: '[background-color]',
      transitionDuration: 'fast',
      _last: { borderBottom: 'none' },
      _hover: { bg: 'bg.hover' },
      '&[data-selected]': { bg: 'accent.subtle' },
      '&[data-gone] img': { opacity: 'disabled' },
      md: {
        minH: '[58px]',
        py: '1',
        columnGap: '3',
        gridTemplateColumns: '[20px 68px minmax(128px, 180px) minmax(0, 1fr) 42px 168px]',
        gridTemplateAreas: '["check thumb wear seller price price" "check thumb extras seller bargain act"]',
      },
      lg: {
        gridTemplateColumns: '[20px 68px minmax(128px, 180px) minmax(60px, 110px) minmax(88px, 1fr) auto 42px 168px]',
        gridTemplateAreas: '["check thumb wear extras seller price bargain act"]',
      },
    },
    check: { gridArea: '[check]', _touch: { ms: '-2', ps: '2', py: '3' } },
    item: { gridArea: '[thumb]' },
    thumb: { display: 'block', w: 'full', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain' },
    wear: { gridArea: '[wear]', display: 'flex', flexDirection: 'column', gap: '0.5', minW: '0' },
    facts: {
      display: 'flex',
      justifyContent: 'space-between',
      _phone: { flexWrap: 'wrap' },
      columnGap: '2',
      textStyle: 'sm',
      color: 'fg.subtle',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    value: {
      position: 'relative',
      rounded: 'sm',
      color: 'fg.default',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '[0.2em]' },
      _touch: { _after: { content: '""', position: 'absolute', inset: '[-12px]' } },
    },
    tag: {
      textStyle: 'xs',
      color: 'fg.subtle',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    style: { color: 'fg.muted', overflow: 'hidden', textOverflow: 'ellipsis' },
    extras: { gridArea: '[extras]', display: 'flex', flexDirection: 'column', gap: '1', minW: '0' },
    seller: { gridArea: '[seller]', minW: '0', textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    nickname: {
      color: 'fg.default',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      rounded: 'sm',
      _hover: { textDecoration: 'underline' },
      display: 'inline-block',
      maxW: 'full',
      verticalAlign: 'bottom',
      md: { display: 'block' },
      // On the phone it is part of a line of text.
      _phone: { me: '2', textDecoration: 'underline', textUnderlineOffset: '[0.2em]' },
    },
    record: { wordBreak: 'keep-all', _touch: { display: 'none' } },
    recordOnTouch: { display: 'none', wordBreak: 'keep-all', _touch: { display: 'inline' } },
    price: {
      gridArea: '[price]',
      display: 'flex',
      alignItems: 'baseline',
      columnGap: '2',
      flexWrap: 'wrap',
      md: { flexDirection: 'column', alignItems: 'flex-end' },
    },
    note: {
      textStyle: 'xs',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
      md: { whiteSpace: 'nowrap' },
      '&[data-good]': { color: 'positive' },
    },
    // With a label where it has a line of its own, icon only beside the price.
    bargain: {
      gridArea: '[bargain]',
      justifySelf: 'start',
      ms: '-3',
      md: { justifySelf: 'end', me: '-3', '& > button': { gap: '0' } },
    },
    bargainWord: { md: { srOnly: true } },
    act: {
      gridArea: '[act]',
      display: 'flex',
      // Enlarged text needs a second line.
      _phone: { flexWrap: 'wrap' },
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
    },
    // The game does not run on the phone, and the picture above shows the same.
    inspect: { _phone: { display: 'none' } },
  },
  variants: {
    /** Items without wear: only their sellers and prices tell them apart. */
    isPlain: {
      true: {
        root: {
          gridTemplateAreas:
            '["check thumb price price" "check thumb seller seller" "check thumb extras extras" "check bargain bargain act"]',
          md: {
            gridTemplateAreas: '["check thumb seller seller price price" "check thumb extras extras bargain act"]',
          },
          lg: {
            gridTemplateColumns: '[20px 68px auto minmax(0, 1fr) auto 42px 168px]',
            gridTemplateAreas: '["check thumb extras seller price bargain act"]',
          },
        },
        wear: { display: 'none' },
      },
    },
  },
})
