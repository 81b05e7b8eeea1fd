import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Items side by side, one column each. The row headers stay in view while the columns scroll. */
export const compareTable = defineSlotRecipe({
  className: 'compare-table',
  slots: ['pending', 'scroll', 'table', 'head', 'thumb', 'label', 'cell', 'gone'],
  base: {
    // The body of a wide dialog has no padding of its own.
    pending: { display: 'flex', flexDirection: 'column', gap: '2', p: '5' },
    scroll: { overflowX: 'auto', pt: '2', pb: '5' },
    table: { w: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    head: {
      minW: '[128px]',
      // The third column is partly in view, so that it is clear that there are more.
      _phone: { minW: '[max(104px, 32vw)]' },
      p: '2',
      verticalAlign: 'bottom',
      textAlign: 'start',
      textStyle: 'sm',
      fontWeight: 'semibold',
      _last: { pe: '5' },
    },
    thumb: { display: 'block', w: '[76px]', h: 'auto', aspectRatio: '[4 / 3]', objectFit: 'contain' },
    label: {
      position: 'sticky',
      insetInlineStart: '0',
      p: '2',
      ps: '5',
      bg: 'bg.raised',
      textAlign: 'start',
      textStyle: 'sm',
      fontWeight: 'medium',
      color: 'fg.muted',
      wordBreak: 'keep-all',
      'tbody &': { borderTop: 'subtle' },
    },
    cell: {
      p: '2',
      borderTop: 'subtle',
      textStyle: 'sm',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
      _last: { pe: '5' },
    },
    gone: { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  },
})
