import { defineRecipe, defineSlotRecipe } from '#design/define-recipe.ts'

/** The catalogue pages: tabs on top, then what each page lists. */
export const cataloguePage = defineSlotRecipe({
  className: 'catalogue-page',
  slots: [
    'frame',
    'ways',
    'root',
    'section',
    'head',
    'title',
    'count',
    'all',
    'hero',
    'heroArt',
    'heroWords',
    'name',
    'note',
  ],
  base: {
    frame: { display: 'flex', flexDirection: 'column', gap: '5' },
    ways: { borderBottom: 'subtle' },
    root: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0', md: { gap: '6' } },
    section: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2.5', rowGap: '1' },
    title: { textStyle: 'lg', fontWeight: 'semibold' },
    count: { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
    all: { ms: 'auto', rounded: 'sm', color: 'fg.muted', fontWeight: 'medium', _hover: { color: 'fg.default' } },
    hero: {
      display: 'grid',
      gap: '4',
      alignItems: 'center',
      md: { gridTemplateColumns: '[16rem minmax(0, 1fr)]', gap: '6' },
    },
    heroArt: {
      w: 'full',
      h: 'auto',
      maxW: '[10rem]',
      md: { maxW: '[16rem]' },
      mx: 'auto',
      aspectRatio: '[4 / 3]',
      objectFit: 'contain',
    },
    heroWords: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', minW: '0' },
    name: { textStyle: '2xl', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    note: { color: 'fg.muted', textStyle: 'sm', maxW: '[72ch]', textWrap: '[pretty]' },
  },
})

/** One catalogue entry in a grid: its picture, name and price. */
export const catalogueTile = defineSlotRecipe({
  className: 'catalogue-tile',
  slots: ['grid', 'root', 'art', 'kind', 'name', 'price', 'note', 'tags'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))]',
      gap: '2.5',
      listStyle: 'none',
      transitionProperty: '[opacity]',
      transitionDuration: 'fast',
      '&[aria-busy=true]': { opacity: 'disabled' },
      md: { gridTemplateColumns: '[repeat(auto-fill, minmax(12rem, 1fr))]', gap: '3' },
    },
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      h: 'full',
      p: '3',
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.surface',
      overflow: 'hidden',
      contentVisibility: 'auto',
      containIntrinsicSize: '[auto 200px auto 214px]',
      md: { containIntrinsicSize: '[auto 200px auto 242px]' },
      transitionProperty: '[border-color, background-color]',
      transitionDuration: 'fast',
      '&:is(a)': { _hover: { borderColor: 'border.strong', bg: 'bg.raised' } },
      _focusVisible: { borderColor: 'accent.ring' },
    },
    art: { w: 'full', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain', mb: '2' },
    kind: {
      color: 'fg.muted',
      textStyle: 'xs',
      minH: '4',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    name: {
      fontWeight: 'semibold',
      minH: '11',
      lineClamp: '2',
    },
    price: { mt: 'auto', pt: '1.5', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    note: { color: 'fg.subtle', textStyle: 'xs', fontVariantNumeric: 'tabular-nums', minH: '4' },
    tags: { position: 'absolute', top: '3', insetInlineStart: '3', display: 'flex', gap: '1' },
  },
})

/** A line of options that scrolls sideways when it is too long. */
export const scrollStrip = defineRecipe({
  className: 'scroll-strip',
  base: { display: 'flex', maxW: 'full', minW: '0', overflowX: 'auto', scrollbarWidth: '[none]' },
})
