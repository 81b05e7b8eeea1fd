import { defineSlotRecipe } from '#design/define-recipe.ts'

export const marketPage = defineSlotRecipe({
  className: 'market-page',
  slots: [
    'root',
    'rail',
    'railHead',
    'main',
    'head',
    'title',
    'counts',
    'tools',
    'chips',
    'active',
    'more',
    'search',
    'sheet',
    'narrow',
    'culprits',
    'bargain',
  ],
  base: {
    root: {
      lg: {
        display: 'grid',
        gridTemplateColumns: '[var(--sizes-rail) minmax(0, 1fr)]',
        alignItems: 'start',
        gap: '6',
      },
    },
    rail: {
      display: 'none',
      lg: {
        display: 'flex',
        flexDirection: 'column',
        gap: '4',
        position: 'sticky',
        top: '[var(--sizes-header)]',
        maxH: '[calc(100dvh - var(--sizes-header))]',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        scrollbarWidth: '[thin]',
        mt: '-6',
        pt: '6',
        pb: '8',
        // Room for the focus ring at the edge, which the scroll box would clip.
        ps: '1',
        ms: '-1',
        // Room for the category arrows in the margin.
        pe: '7',
        borderRight: 'subtle',
      },
    },
    railHead: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minH: '8', textStyle: 'lg' },
    main: { display: 'flex', flexDirection: 'column', gap: '3', minW: '0', md: { gap: '4' } },
    head: { display: 'flex', alignItems: 'center', gap: '3', flexWrap: 'wrap', minH: '9' },
    title: { textStyle: 'xl', fontWeight: 'semibold', md: { textStyle: '2xl' } },
    counts: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    tools: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      ms: 'auto',
      // The sort shrinks before it wraps.
      _phone: { flex: '[1 1 7rem]', minW: '0', justifyContent: 'flex-end' },
    },
    culprits: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      color: 'fg.muted',
    },
    // A touch target large enough beside the name, which links elsewhere.
    bargain: { display: 'inline-flex', alignItems: 'center', minH: '6', minW: '6', _touch: { minH: '11', px: '1' } },
    narrow: { lg: { display: 'none' } },
    chips: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      _phone: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: '[none]',
        mx: '-4',
        px: '4',
        // Room for a chip's focus ring.
        py: '1',
        my: '-1',
      },
    },
    // The extra tools are not filters, yet share their row.
    active: { display: 'contents' },
    more: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      py: '4',
      color: 'fg.subtle',
      textStyle: 'sm',
    },
    search: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gridAutoFlow: 'column', gap: '2.5' },
    sheet: { maxH: '[64dvh]', overflowY: 'auto', overscrollBehavior: 'contain', mx: '-5', px: '5', py: '1' },
  },
})
