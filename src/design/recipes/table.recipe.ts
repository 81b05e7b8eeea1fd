import { defineSlotRecipe } from '#design/define-recipe.ts'

/** A table of records. The scroll box keeps a wide table from widening the page. */
export const dataTable = defineSlotRecipe({
  className: 'data-table',
  slots: ['scroll', 'table', 'headCell', 'row', 'cell'],
  base: {
    scroll: { overflowX: 'auto', w: 'full' },
    table: { w: 'full', borderCollapse: 'collapse', textAlign: 'start', fontVariantNumeric: 'tabular-nums' },
    headCell: {
      px: '4',
      h: '10',
      textAlign: 'start',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.subtle',
      whiteSpace: 'nowrap',
      borderBottom: 'subtle',
      '&[data-numeric]': { textAlign: 'end' },
    },
    row: {
      borderBottom: 'subtle',
      transitionProperty: '[background-color]',
      transitionDuration: 'fast',
      _last: { borderBottom: 'none' },
      _hover: { bg: 'bg.hover' },
      '&[data-selected]': { bg: 'accent.subtle' },
    },
    cell: {
      px: '4',
      py: '2.5',
      verticalAlign: 'middle',
      textAlign: 'start',
      '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
    },
  },
  variants: {
    isDense: {
      true: {
        cell: { py: '1.5', _phone: { px: '2', textStyle: 'sm' } },
        headCell: { h: '8', _phone: { px: '2', whiteSpace: 'normal', '&[scope=row]': { whiteSpace: 'nowrap' } } },
      },
    },
  },
})
