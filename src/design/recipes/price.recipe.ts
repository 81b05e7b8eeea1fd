import { defineSlotRecipe } from '#design/define-recipe.ts'

export const price = defineSlotRecipe({
  className: 'price',
  slots: ['root', 'minor'],
  base: {
    root: { fontVariantNumeric: 'tabular-nums', fontWeight: 'bold', whiteSpace: 'nowrap' },
    minor: {},
  },
  variants: {
    size: {
      sm: { root: { textStyle: 'sm', fontWeight: 'semibold' } },
      md: { root: { textStyle: 'lg' } },
      lg: { root: { textStyle: 'xl' } },
      xl: { root: { textStyle: '3xl' }, minor: { fontSize: '[0.64em]' } },
    },
    tone: {
      default: { root: { color: 'fg.default' } },
      muted: { root: { color: 'fg.muted', fontWeight: 'medium' } },
      positive: { root: { color: 'positive' } },
      negative: { root: { color: 'negative' } },
    },
  },
  defaultVariants: { size: 'md', tone: 'default' },
})
