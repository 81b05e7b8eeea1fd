import { defineSlotRecipe } from '#design/define-recipe.ts'

export const priceField = defineSlotRecipe({
  className: 'price-field',
  slots: ['root', 'line', 'net', 'suggestions'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minW: '0' },
    line: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]', alignItems: 'end', columnGap: '3' },
    net: {
      minW: '[7.5rem]',
      textStyle: 'sm',
      color: 'fg.muted',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'pre-line',
    },
    suggestions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})
