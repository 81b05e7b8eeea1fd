import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'

const bar = (dimmed: string) =>
  `linear-gradient(90deg, var(--colors-wear-fn) 0 7%, var(--colors-wear-mw) 7% 15%, var(--colors-wear-ft) 15% 38%, var(--colors-wear-ww) 38% 45%, var(--colors-wear-bs) 45%)${dimmed}`
const inner = `[${bar('')}]`

/** Lights up the bar between `from` and `to` percent; the rest is faint. */
const band = (from: number, to: number) => ({
  wear: { _after: { clipPath: `[inset(0 ${100 - to}% 0 ${from}%)]` } },
})

const narrowest = '@media (max-width: 350px)'

const label = {
  px: '1.5',
  rounded: 'sm',
  bg: 'bg.hover',
  textStyle: '2xs',
  lineHeight: '[1.25rem]',
  fontWeight: 'semibold',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const

/** A goods in a grid. Two columns: the left and the right end of each line. */
export const itemCard = defineSlotRecipe({
  className: 'item-card',
  slots: [
    'cell',
    'root',
    'tags',
    'tag',
    'quality',
    'art',
    'kind',
    'name',
    'stickers',
    'wear',
    'price',
    'change',
    'note',
    'aside',
  ],
  base: {
    cell: { position: 'relative', display: 'grid', '&[data-gone] img': { opacity: 'disabled' } },
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr) auto]',
      alignContent: 'start',
      columnGap: '1',
      p: '3',
      md: { columnGap: '2', containIntrinsicSize: '[auto 200px auto 250px]' },
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.surface',
      overflow: 'hidden',
      contentVisibility: 'auto',
      // The content's height, for cards that have not been near the viewport yet: exact where a phone has two columns.
      containIntrinsicSize: '[auto 200px auto 225px]',
      '@media (max-width: 459px)': { containIntrinsicSize: '[auto 200px auto calc(88.75px + 37.5vw)]' },
      transitionProperty: '[border-color, background-color]',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.strong', bg: 'bg.raised' },
      _focusVisible: { borderColor: 'accent.ring' },
      _before: { content: '""', position: 'absolute', insetInline: '0', top: '0', h: '0.5', bg: 'current' },
      '& > *': { gridColumn: '[1 / -1]' },
    },
    // Above the picture, beside the bookmark.
    tags: {
      position: 'absolute',
      top: '3',
      insetInlineStart: '0',
      insetInlineEnd: '9',
      zIndex: 'raised',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
    },
    tag: label,
    quality: { ...label, color: 'warning' },
    art: {
      w: 'full',
      h: 'auto',
      aspectRatio: '[4 / 3]',
      objectFit: 'cover',
      mt: '6',
      mb: '0',
      md: { aspectRatio: '[3 / 2]' },
    },
    kind: {
      minH: '4',
      color: 'fg.muted',
      textStyle: 'xs',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    name: {
      color: 'fg.default',
      textStyle: 'md',
      fontWeight: 'semibold',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // Same height with or without stickers, so that prices line up.
    stickers: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      h: '5',
      mt: '1',
      // The bar's mark is as high as its box.
      mb: '1.5',
      color: 'fg.muted',
      textStyle: 'xs',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
    },
    wear: {
      position: 'relative',
      h: '1',
      my: '2.5',
      rounded: 'full',
      overflow: 'hidden',
      _before: { content: '""', position: 'absolute', inset: '0', opacity: '[0.25]', backgroundImage: inner },
      _after: { content: '""', position: 'absolute', inset: '0', backgroundImage: inner },
    },
    price: {
      '&&': { gridColumn: '1', [narrowest]: { gridColumn: '[1 / -1]' } },
      color: 'fg.default',
      '[data-gone] &': { color: 'fg.subtle' },
      textStyle: 'lg',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    change: {
      '&&': { gridColumn: '2' },
      // Beside the listing count.
      [narrowest]: { order: '1' },
      alignSelf: 'center',
      color: 'fg.subtle',
      textStyle: 'xs',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      textDecoration: 'none',
    },
    note: {
      '&&': { gridColumn: '1' },
      // Kept for items without facts too: it says when one is gone.
      minH: '4',
      color: 'fg.subtle',
      '[data-gone] &': { color: 'fg.default', fontWeight: 'semibold' },
      textStyle: 'xs',
      fontVariantNumeric: 'tabular-nums',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // A phone's card is too narrow for all facts beside the wear.
      _phone: { whiteSpace: 'normal' },
    },
    aside: {
      '&&': { gridColumn: '2' },
      // On the narrowest phones the listing count and the change need the line.
      [narrowest]: { display: 'none' },
      color: 'fg.subtle',
      textStyle: 'xs',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
  },
  variants: {
    tier: {
      consumer: { root: { color: 'rarity.consumer' }, tag: { color: 'rarity.consumer.fg' } },
      industrial: { root: { color: 'rarity.industrial' }, tag: { color: 'rarity.industrial.fg' } },
      mil_spec: { root: { color: 'rarity.mil_spec' }, tag: { color: 'rarity.mil_spec.fg' } },
      restricted: { root: { color: 'rarity.restricted' }, tag: { color: 'rarity.restricted.fg' } },
      classified: { root: { color: 'rarity.classified' }, tag: { color: 'rarity.classified.fg' } },
      covert: { root: { color: 'rarity.covert' }, tag: { color: 'rarity.covert.fg' } },
      extraordinary: { root: { color: 'rarity.extraordinary' }, tag: { color: 'rarity.extraordinary.fg' } },
    },
    exterior: {
      // Without wear, a long name takes two lines instead.
      none: {
        wear: { display: 'none' },
        name: {
          h: '11',
          whiteSpace: 'normal',
          lineClamp: '[2]',
          display: '[-webkit-box]',
          WebkitBoxOrient: '[vertical]',
        },
      },
      fn: band(0, 7),
      mw: band(7, 15),
      ft: band(15, 38),
      ww: band(38, 45),
      bs: band(45, 100),
    },
    isCheaper: { true: { change: { color: 'positive' } } },
  },
  defaultVariants: { exterior: 'none' },
})

/** Cards side by side, as many as fit; two on the narrowest phone. */
export const itemGrid = defineRecipe({
  className: 'item-grid',
  base: {
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))]',
    gap: '2.5',
    transitionProperty: '[opacity]',
    transitionDuration: 'fast',
    md: { gridTemplateColumns: '[repeat(auto-fill, minmax(12.5rem, 1fr))]', gap: '3' },
  },
  variants: {
    /** The previous results, while new ones load. */
    isBusy: { true: { opacity: 'disabled' } },
    /** Three, four or six per row, so that twelve cards fill whole rows. */
    isShort: {
      true: {
        md: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]' },
        lg: { gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]' },
        xl: { gridTemplateColumns: '[repeat(6, minmax(0, 1fr))]' },
        '@media (min-width: 150rem)': { gridTemplateColumns: '[repeat(12, minmax(0, 1fr))]' },
      },
    },
  },
})
