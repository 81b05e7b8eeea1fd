import { defineSlotRecipe } from '#design/define-recipe.ts'

export const choiceChips = defineSlotRecipe({
  className: 'choice-chips',
  slots: ['root', 'label', 'chips', 'chip', 'input', 'error'],
  base: {
    root: { border: 'none', minW: '0' },
    label: { textStyle: 'sm', fontWeight: 'medium', color: 'fg.muted', mb: '1.5' },
    error: { mt: '1.5', textStyle: 'sm', color: 'negative' },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    chip: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      h: '9',
      px: '4',
      rounded: 'full',
      border: 'default',
      bg: 'bg.input',
      fontWeight: 'medium',
      cursor: 'pointer',
      transitionProperty: '[background-color, border-color]',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.strong' },
      _touch: { h: '11' },
      '&:has(:checked)': { borderColor: 'accent.border', bg: 'accent.subtle' },
      '&:has(:focus-visible)': {
        outlineWidth: 'thick',
        outlineStyle: 'solid',
        outlineColor: 'accent.ring',
        boxShadow: 'focus',
      },
      '&:has(:disabled)': { opacity: 'disabled', cursor: 'not-allowed' },
    },
    input: { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'inherit' },
  },
})
