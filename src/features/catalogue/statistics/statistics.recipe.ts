import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The market's figures: the chart of the index, and the tables below. */
export const statisticsPage = defineSlotRecipe({
  className: 'statistics-page',
  slots: ['chartHead', 'title', 'note', 'chart', 'item', 'thumb', 'sums', 'sumColumn'],
  base: {
    chartHead: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '3', mb: '3' },
    title: { textStyle: 'lg', fontWeight: 'semibold' },
    note: { color: 'fg.muted', textStyle: 'sm', textWrap: '[pretty]' },
    // A table in place of the chart scrolls inside it, so that nothing below shifts.
    chart: { display: 'flex', flexDirection: 'column', h: '72', overflowY: 'auto' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minW: '[13rem]',
      _phone: { gap: '2', minW: '[9rem]', '@media (max-width: 22rem)': { minW: '[5.5rem]' } },
      rounded: 'sm',
      fontWeight: 'medium',
      _hover: { textDecoration: 'underline' },
    },
    // The phone has no room for their columns.
    sums: { display: 'none', _phone: { display: 'block' }, textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
    sumColumn: { _phone: { display: 'none' } },
    thumb: {
      w: '[52px]',
      '@media (max-width: 22rem)': { w: '10' },
      h: 'auto',
      aspectRatio: '[4 / 3]',
      objectFit: 'contain',
      flexShrink: '0',
    },
  },
})
