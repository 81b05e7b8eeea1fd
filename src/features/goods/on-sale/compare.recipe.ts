import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Items side by side, one column each. The row headers stay in view while the columns scroll. */
export const compareTable = defineSlotRecipe({
  className: 'compare-table',
  slots: ['pending', 'scroll', 'table', 'head', 'thumb', 'label', 'cell', 'gone'],
  base: {
    // The body of a wide dialog has no padding of its own.
    pending: { display: 'flex', flexDirection: 'column', gap: '2', p: '5' },
    scroll: { overflowX: 'auto', pt: '2', pb: '5' },
    // All items get the same width, whatever their stickers are called.
    table: { w: 'full', tableLayout: 'fixed', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    head: {
      w: '[128px]',
      // Wide enough for the words in the names of stickers, and narrow enough that the next column is partly in view.
      _phone: { w: '[148px]' },
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
      w: '[104px]',
      _phone: { w: '[88px]' },
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
