import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The page of one order, bargain or purchase order: back link, title, state, and panels side by side. */
export const detailPage = defineSlotRecipe({
  className: 'detail-page',
  slots: ['root', 'head', 'back', 'titleRow', 'title', 'columns', 'panel', 'panelTitle', 'acts'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '5', w: 'full', maxW: '[1080px]', mx: 'auto' },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: '3' },
    back: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'sm',
      color: 'fg.muted',
      _hover: { color: 'fg.default' },
      _phone: { display: 'none' },
    },
    titleRow: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3' },
    title: { textStyle: '2xl', fontWeight: 'semibold' },
    columns: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      alignItems: 'start',
      lg: { gap: '5', gridTemplateColumns: '[minmax(0, 1fr) 360px]' },
    },
    panel: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    panelTitle: { textStyle: 'lg', fontWeight: 'semibold' },
    acts: { display: 'flex', flexWrap: 'wrap', gap: '3', _phone: { '& > *': { flexGrow: '1' } } },
  },
  variants: {
    /** The phone's top bar already shows the title. */
    isTitleInBar: { true: { title: { _phone: { display: 'none' } } } },
  },
})
