import { defineSlotRecipe } from '#design/define-recipe.ts'

export const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'box', 'tick', 'label', 'count'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '7',
      cursor: 'pointer',
      color: 'fg.muted',
      textStyle: 'md',
      _hover: { color: 'fg.default' },
      _phone: { minH: '11' },
      '&:has(:disabled)': { opacity: 'disabled', cursor: 'not-allowed' },
    },
    box: {
      appearance: 'none',
      flexShrink: '0',
      boxSize: '[18px]',
      rounded: 'sm',
      border: 'strong',
      bg: 'bg.input',
      cursor: 'inherit',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      '&:is(:checked, :indeterminate)': { bg: 'accent.solid', borderColor: 'accent.border' },
    },
    tick: {
      position: 'absolute',
      insetInlineStart: '[1px]',
      pointerEvents: 'none',
      color: 'accent.fg',
      // Hidden, not transparent: with an opacity of its own for each tick, selecting a screen full of rows takes longer.
      visibility: 'hidden',
      'input:is(:checked, :indeterminate) + &': { visibility: 'visible' },
    },
    label: {
      flex: '[1 1 0%]',
      minW: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      'input:checked ~ &': { color: 'fg.default' },
    },
    count: { textStyle: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
  },
})
