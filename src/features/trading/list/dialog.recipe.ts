import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The body of dialogs that act on one or more items. */
export const tradeDialog = defineSlotRecipe({
  className: 'trade-dialog',
  slots: ['root', 'list', 'line', 'name', 'change', 'good', 'bad', 'warning'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    list: { listStyle: 'none', minW: '0' },
    line: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      py: '2',
      borderTop: 'subtle',
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
      // Of hundreds of lines only those near the viewport are rendered; the others can still be searched and read out.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: '[auto 57px]',
      _first: { borderTop: 'none' },
    },
    name: { minW: '0', overflowWrap: 'anywhere' },
    change: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', ms: 'auto' },
    good: { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'positive' },
    bad: { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'negative' },
    warning: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      color: 'warning',
      fontWeight: 'medium',
      '& svg': { flexShrink: 0 },
    },
  },
  variants: {
    /** A wide dialog has no padding of its own. */
    isWide: { true: { root: { p: '5', pt: '4' } } },
  },
})
