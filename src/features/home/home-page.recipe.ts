import { defineSlotRecipe } from '#design/define-recipe.ts'

export const homePage = defineSlotRecipe({
  className: 'home-page',
  slots: ['root', 'top', 'section', 'sectionHead', 'title', 'text', 'all', 'steps', 'step', 'stepIcon', 'stepTitle'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6', md: { gap: '10' } },
    top: {
      display: 'grid',
      gap: '3',
      lg: { gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 1fr)]', gap: '4' },
    },
    section: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0', md: { gap: '4' } },
    sectionHead: { display: 'flex', alignItems: 'center', columnGap: '3', flexWrap: 'wrap' },
    title: { textStyle: 'xl', fontWeight: 'semibold' },
    text: { color: 'fg.muted', _phone: { display: 'none' } },
    all: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      ms: 'auto',
      rounded: 'sm',
      color: 'fg.muted',
      fontWeight: 'medium',
      _hover: { color: 'fg.default' },
      _touch: { minH: '11' },
    },
    steps: {
      display: 'grid',
      gap: '3',
      listStyle: 'none',
      md: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]', gap: '4' },
    },
    step: {
      display: 'grid',
      gridTemplateColumns: '[auto minmax(0, 1fr)]',
      alignContent: 'start',
      columnGap: '3',
      p: '4',
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.surface',
      md: { p: '5' },
      '& > p': { gridColumn: '2', color: 'fg.muted', textWrap: '[pretty]' },
    },
    stepIcon: {
      display: 'grid',
      placeItems: 'center',
      gridRow: '[1 / span 2]',
      boxSize: '10',
      rounded: 'full',
      bg: 'accent.subtle',
      color: 'accent.text',
    },
    stepTitle: { minH: '10', display: 'flex', alignItems: 'center', textStyle: 'lg', fontWeight: 'semibold' },
  },
})

export const homeBanner = defineSlotRecipe({
  className: 'home-banner',
  slots: ['root', 'title', 'text', 'action', 'arts', 'art'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2',
      p: '5',
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.surface',
      overflow: 'hidden',
    },
    title: { position: 'relative', zIndex: 'raised', textStyle: 'xl', fontWeight: 'semibold', textWrap: '[balance]' },
    text: { position: 'relative', zIndex: 'raised', color: 'fg.muted', textWrap: '[pretty]' },
    action: { position: 'relative', zIndex: 'raised', display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' },
    // Slightly overlapping pictures: below the text on the phone, beside it where there is room.
    arts: {
      display: 'flex',
      alignItems: 'center',
      mx: '-2',
      mb: '-3',
      md: { position: 'absolute', insetBlock: '0', insetInlineEnd: '4', w: '[56%]', m: '0' },
    },
    art: { flex: '[1 1 0%]', minW: '0', h: 'auto', '& + &': { ms: '[-9%]' } },
  },
  variants: {
    isLead: {
      true: {
        // At `lg` it is as high as the usual aside beside it, so that the content, in its middle, stays where it was painted
        // when the aside is parsed late.
        root: { md: { p: '10', minH: '72' }, lg: { minH: '[30rem]' } },
        title: { textStyle: '2xl', md: { textStyle: '3xl', maxW: '[42%]' } },
        text: { md: { textStyle: 'lg', maxW: '[42%]' } },
      },
    },
  },
})

export const homeNotices = defineSlotRecipe({
  className: 'home-notices',
  slots: ['page', 'root', 'head', 'heading', 'all', 'list', 'item', 'title', 'time', 'text'],
  base: {
    // Limits the page to a readable line length.
    page: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      w: 'full',
      maxW: '[960px]',
      minW: '0',
      mx: 'auto',
    },
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      p: '5',
      rounded: 'lg',
      border: 'subtle',
      bg: 'bg.surface',
      minW: '0',
    },
    head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
    heading: { textStyle: 'lg', fontWeight: 'semibold' },
    all: {
      display: 'inline-flex',
      alignItems: 'center',
      rounded: 'sm',
      color: 'fg.muted',
      textStyle: 'sm',
      fontWeight: 'medium',
      _hover: { color: 'fg.default' },
      _touch: { minH: '11' },
    },
    list: { display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none' },
    item: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]', columnGap: '3', rowGap: '0.5' },
    title: { fontWeight: 'medium' },
    time: { color: 'fg.subtle', textStyle: 'xs', fontVariantNumeric: 'tabular-nums', lineHeight: '[1.25rem]' },
    text: { gridColumn: '[1 / -1]', color: 'fg.muted', textStyle: 'sm', textWrap: '[pretty]' },
  },
})
