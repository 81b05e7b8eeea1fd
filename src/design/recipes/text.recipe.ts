import { defineRecipe } from '#design/define-recipe.ts'

/** Text by size, tone and weight. Headings use it too; the element gives their level. */
export const text = defineRecipe({
  className: 'text',
  variants: {
    size: {
      '2xs': { textStyle: '2xs' },
      xs: { textStyle: 'xs' },
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
      '3xl': { textStyle: '3xl' },
    },
    tone: {
      default: { color: 'fg.default' },
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      accent: { color: 'accent.text' },
      positive: { color: 'positive' },
      negative: { color: 'negative' },
      rise: { color: 'rise' },
      fall: { color: 'fall' },
      warning: { color: 'warning' },
      info: { color: 'info' },
    },
    weight: {
      normal: { fontWeight: 'normal' },
      medium: { fontWeight: 'medium' },
      semibold: { fontWeight: 'semibold' },
      bold: { fontWeight: 'bold' },
    },
    /** Tabular figures, so that columns of numbers line up. */
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    /** The small capitals above a group of fields. */
    overline: { true: { textTransform: 'uppercase', letterSpacing: '[0.04em]', fontWeight: 'medium' } },
    truncate: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
})

/** A link inside running text. */
export const textLink = defineRecipe({
  className: 'text-link',
  base: {
    color: 'current',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '[0.2em]',
    textDecorationColor: 'border.strong',
    transitionProperty: '[text-decoration-color]',
    transitionDuration: 'fast',
    _hover: { textDecorationColor: 'current' },
  },
})

/** Text for screen readers only. */
export const srOnly = defineRecipe({ className: 'sr-only', base: { srOnly: true } })
