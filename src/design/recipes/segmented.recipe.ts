import { defineSlotRecipe } from '#design/define-recipe.ts'

export const segmented = defineSlotRecipe({
  className: 'segmented',
  slots: ['root', 'option', 'input'],
  base: {
    root: { display: 'inline-flex', p: '0.5', gap: '0.5', rounded: 'md', bg: 'bg.input', border: 'subtle' },
    option: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minW: '8',
      px: '2.5',
      rounded: '[6px]',
      color: 'fg.muted',
      fontWeight: 'medium',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      transitionProperty: '[color, background-color]',
      transitionDuration: 'fast',
      _hover: { color: 'fg.default' },
      '&:has(:checked)': { bg: 'bg.knob', color: 'fg.default', boxShadow: 'sm' },
      '&:has(:focus-visible)': { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent.ring' },
      '&:has(:disabled)': { opacity: 'disabled', cursor: 'not-allowed' },
    },
    input: { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit', boxSize: 'full' },
  },
  variants: {
    size: {
      sm: { option: { h: '7', textStyle: 'xs', _phone: { h: '10' } } },
      md: { option: { h: '8', textStyle: 'sm', _phone: { h: '10' } } },
    },
    // With enlarged text the options may need more than the screen.
    mayWrap: { true: { root: { flexWrap: 'wrap', flexShrink: '0', maxW: 'full' } } },
  },
  defaultVariants: { size: 'md' },
})
