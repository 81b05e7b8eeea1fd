import { bareInput } from '#design/bare-input.ts'
import { defineSlotRecipe } from '#design/define-recipe.ts'

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'box', 'input', 'affix', 'count', 'hint', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0' },
    label: { textStyle: 'sm', fontWeight: 'medium', color: 'fg.muted' },
    box: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '3',
      rounded: 'md',
      border: 'default',
      bg: 'bg.input',
      transitionProperty: '[border-color, background-color, box-shadow]',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.strong' },
      '&:has(:focus-visible)': {
        borderColor: 'accent.ringInner',
        outlineWidth: 'thick',
        outlineStyle: 'solid',
        outlineColor: 'accent.ring',
      },
      '&:has([aria-invalid=true])': { borderColor: 'negative' },
      '&:has(> :disabled)': { opacity: 'disabled' },
    },
    input: {
      ...bareInput,
      '&:autofill': {
        boxShadow: '[inset 0 0 0 99px var(--colors-bg-surface)]',
        WebkitTextFillColor: 'var(--colors-fg-default)',
      },
    },
    affix: { display: 'inline-flex', alignItems: 'center', flexShrink: '0', gap: '2', color: 'fg.subtle' },
    count: {
      alignSelf: 'flex-end',
      px: '3',
      pb: '1.5',
      textStyle: '2xs',
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
    },
    hint: { textStyle: 'xs', color: 'fg.subtle' },
    error: { textStyle: 'xs', color: 'negative', display: 'flex', alignItems: 'center', gap: '1' },
  },
  variants: {
    size: {
      sm: { box: { h: '9', textStyle: 'sm', _phone: { h: '11' } } },
      md: { box: { h: '10', textStyle: 'md', _phone: { h: '11' } } },
      lg: { box: { h: '12', textStyle: 'md', px: '4' } },
    },
    /** A multi-line field: grows with its text, with the count below it. Its height is independent of the device's
     * field height. */
    isMultiline: {
      true: {
        box: { flexDirection: 'column', alignItems: 'stretch', gap: '1', '&&&': { h: 'auto', px: '0' } },
        input: {
          px: '3',
          pt: '2.5',
          pb: '1',
          resize: '[vertical]',
          minH: '24',
          flex: '[1 0 auto]',
          h: 'auto',
          textStyle: 'md',
        },
      },
    },
    isNumeric: { true: { input: { fontVariantNumeric: 'tabular-nums' } } },
  },
  defaultVariants: { size: 'md' },
})
