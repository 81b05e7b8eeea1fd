import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Items side by side, a column each. */
export const compareTable = defineSlotRecipe({
  className: 'compare-table',
  slots: ['scroll', 'table', 'head', 'label', 'cell', 'gone'],
  base: {
    scroll: { overflowX: 'auto', mx: '-2', px: '2' },
    table: { w: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    head: { minW: '[128px]', p: '2', textAlign: 'start', textStyle: 'sm', fontWeight: 'semibold' },
    label: { p: '2', ps: '0', textAlign: 'start', textStyle: 'sm', fontWeight: 'medium', color: 'fg.muted' },
    cell: { p: '2', borderTop: 'subtle', textStyle: 'sm', verticalAlign: 'middle', overflowWrap: 'anywhere' },
    gone: { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  },
})
