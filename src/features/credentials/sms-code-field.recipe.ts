import { defineRecipe } from '#design/define-recipe.ts'

/** The button inside a code field. */
export const smsCodeField = defineRecipe({
  className: 'sms-code-field',
  base: {
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'fg.default',
    fontVariantNumeric: 'tabular-nums',
    minH: '9',
    px: '2',
    me: '-2',
    rounded: 'sm',
    _hover: { color: 'accent.text' },
    _touch: { minH: '11' },
    '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'default' },
  },
})
