import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'

/** The goods page: picture and prices on top, listings and order book below. One column on the phone. */
export const goodsPage = defineSlotRecipe({
  className: 'goods-page',
  slots: ['root', 'crumbs', 'top', 'bottom', 'side', 'bar', 'barPrice'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', md: { gap: '5' } },
    // The phone has a back button in its header instead.
    crumbs: { hideBelow: 'md' },
    top: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      lg: { gap: '5', gridTemplateColumns: '[minmax(340px, 11fr) minmax(0, 18fr)]' },
    },
    bottom: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      xl: { gap: '5', gridTemplateColumns: '[minmax(0, 1fr) 320px]' },
    },
    // The order book stays in view beside a long list.
    side: { xl: { position: 'sticky', top: '[calc(var(--sizes-header) + 1rem)]' } },
    // The phone's buy bar, above the bottom bar. Without room beside the button, which says the same price, the price
    // wraps below it, where it is clipped.
    bar: {
      position: 'sticky',
      bottom: '[calc(var(--sizes-bottom-bar) + env(safe-area-inset-bottom))]',
      zIndex: 'header',
      display: 'flex',
      flexWrap: 'wrap-reverse',
      alignItems: 'center',
      alignContent: 'flex-end',
      columnGap: '3',
      rowGap: '2.5',
      h: '16',
      overflow: 'hidden',
      mx: '-4',
      mb: '-4',
      px: '4',
      py: '2.5',
      bg: 'bg.raised',
      borderTop: 'subtle',
      // On the narrowest screens a much enlarged label grows as far as it fits.
      '& > .button': { fontSize: '[min(1rem, 7vw) !important]', px: '[min(1.25rem, 5vw) !important]' },
    },
    barPrice: { display: 'flex', flexDirection: 'column', minW: '0', '& + *': { ms: 'auto' } },
  },
})

/** The goods' picture, names, and its other exteriors, qualities and styles. */
export const goodsArt = defineSlotRecipe({
  className: 'goods-art',
  slots: [
    'root',
    'head',
    'tags',
    'tools',
    'picture',
    'image',
    'names',
    'kind',
    'title',
    'finish',
    'exterior',
    'inspect',
    'inspectWord',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', p: '4', md: { p: '5' } },
    head: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '3', minH: '7' },
    tags: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      minW: '0',
      // A long collection name is truncated in favour of the tools beside it.
      '& > *': {
        display: 'inline-block',
        maxW: 'full',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        lineHeight: '[1.25rem]',
      },
    },
    // Negative margins offset the button's own padding so that its icon is flush with the content below.
    tools: { display: 'flex', alignItems: 'center', flexShrink: '0', gap: '1', mt: '-1', me: '-1.5' },
    inspect: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      h: '6',
      px: '2',
      flexShrink: '0',
      rounded: 'sm',
      bg: 'bg.active',
      textStyle: 'xs',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      _hover: { color: 'accent.text' },
      _touch: { _after: { content: '""', position: 'absolute', inset: '[-10px 0]' } },
    },
    // Leaves room for the tags, which include the collection's name.
    inspectWord: { _phone: { srOnly: true } },
    picture: { flex: '[1 1 auto]', display: 'grid', placeItems: 'center', minH: '0' },
    image: {
      w: 'full',
      h: 'auto',
      maxW: '[480px]',
      aspectRatio: '[4 / 3]',
      maxH: '[210px]',
      md: { maxH: '[250px]' },
      objectFit: 'contain',
    },
    names: { display: 'flex', flexDirection: 'column', gap: '0.5' },
    kind: { display: 'block', color: 'fg.muted', textStyle: 'md', fontWeight: 'normal' },
    title: { textStyle: '2xl', lg: { textStyle: '3xl' } },
    finish: { fontWeight: 'semibold' },
    exterior: { color: 'fg.muted', fontWeight: 'normal' },
  },
})

/** A tag that links to a catalogue page. It looks like the tags beside it until hovered. */
export const goodsSources = defineRecipe({
  className: 'goods-sources',
  base: {
    position: 'relative',
    rounded: 'sm',
    _hover: { '& > *': { bg: 'bg.active', color: 'fg.default' } },
    '& > *': { display: 'block', maxW: 'full', overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '[1.25rem]' },
    _touch: { _after: { content: '""', position: 'absolute', inset: '[-10px 0]' } },
  },
})

/** Links to the other variants of the same item, each with its lowest price. */
export const goodsSwitch = defineSlotRecipe({
  className: 'goods-switch',
  slots: ['list', 'cell', 'name', 'price'],
  base: {
    list: { display: 'grid', gap: '1.5', listStyle: 'none' },
    cell: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      h: 'full',
      minH: '[52px]',
      px: '1.5',
      '@media (max-width: 22rem)': { px: '0' },
      py: '1.5',
      rounded: 'md',
      border: 'subtle',
      textAlign: 'center',
      transitionProperty: '[border-color, background-color]',
      transitionDuration: 'fast',
      '&:is(a)': { _hover: { borderColor: 'border.strong', bg: 'bg.hover' } },
      '&[aria-current]': { borderColor: 'accent.border', bg: 'accent.subtle' },
      '&[data-empty]': { color: 'fg.subtle' },
    },
    name: { textStyle: 'sm', fontWeight: 'semibold', '& abbr': { textDecoration: 'none' } },
    price: {
      textStyle: 'xs',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      '[data-empty] &': { color: 'fg.subtle' },
    },
  },
  variants: {
    columns: {
      five: { list: { gridTemplateColumns: '[repeat(5, minmax(0, 1fr))]' } },
      fit: { list: { gridTemplateColumns: '[repeat(auto-fill, minmax(88px, 1fr))]' } },
    },
  },
  defaultVariants: { columns: 'fit' },
})

/** The key figures above the price trend. */
export const goodsFigures = defineSlotRecipe({
  className: 'goods-figures',
  slots: ['list', 'term', 'value', 'note'],
  base: {
    list: {
      display: 'grid',
      // Two columns, or one if enlarged text leaves no room for two.
      gridTemplateColumns: '[repeat(auto-fit, minmax(max(6.5rem, calc(50% - 1rem)), 1fr))]',
      columnGap: '4',
      rowGap: '3',
      md: { display: 'flex', flexWrap: 'wrap', columnGap: '8' },
    },
    term: { color: 'fg.subtle', textStyle: 'xs' },
    value: { display: 'flex', flexDirection: 'column' },
    note: { color: 'fg.subtle', textStyle: 'xs', fontVariantNumeric: 'tabular-nums', maxW: '[22ch]' },
  },
})
