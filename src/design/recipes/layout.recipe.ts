import { defineRecipe } from '#design/define-recipe.ts'

const gap = {
  0: { gap: '0' },
  1: { gap: '1' },
  2: { gap: '2' },
  3: { gap: '3' },
  4: { gap: '4' },
  5: { gap: '5' },
  6: { gap: '6' },
  8: { gap: '8' },
  10: { gap: '10' },
  12: { gap: '12' },
} as const

const align = {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
} as const

const justify = {
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
} as const

/** Children in a column. */
export const stack = defineRecipe({
  className: 'stack',
  base: { display: 'flex', flexDirection: 'column', minW: '0' },
  variants: { gap, align, justify },
  defaultVariants: { gap: 4 },
})

/** Children in a row, vertically centred. */
export const row = defineRecipe({
  className: 'row',
  base: { display: 'flex', alignItems: 'center', minW: '0' },
  variants: { gap, align, justify, wrap: { true: { flexWrap: 'wrap' } } },
  defaultVariants: { gap: 2 },
})

/** Equal columns. `cards` fits as many item cards of at least 160 px as there is room for. */
export const grid = defineRecipe({
  className: 'grid',
  base: { display: 'grid', minW: '0' },
  variants: {
    gap,
    columns: {
      cards: {
        gridTemplateColumns: '[repeat(auto-fill, minmax(min(10rem, 100%), 1fr))]',
        md: { gridTemplateColumns: '[repeat(auto-fill, minmax(12.5rem, 1fr))]' },
      },
      2: { gridTemplateColumns: '[minmax(0, 1fr)]', sm: { gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' } },
      3: { gridTemplateColumns: '[minmax(0, 1fr)]', md: { gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]' } },
      4: {
        gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
        md: { gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]' },
      },
    },
  },
  defaultVariants: { gap: 4, columns: 'cards' },
})

/** The child of a row or stack that takes up the remaining space. */
export const grow = defineRecipe({ className: 'grow', base: { flex: '[1 1 0%]', minW: '0' } })
