import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The fields of a price rule, in two columns if there is room. */
export const priceRuleForm = defineSlotRecipe({
  className: 'price-rule-form',
  slots: ['root', 'legend', 'step', 'sentence', 'keep', 'keepActs'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fill, minmax(min(14rem, 100%), 1fr))]',
      gap: '4',
      alignItems: 'start',
    },
    legend: { textStyle: 'md', fontWeight: 'semibold', mb: '2' },
    step: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', gridColumn: '[1 / -1]' },
    sentence: { gridColumn: '[1 / -1]', textStyle: 'sm', color: 'fg.muted' },
    keep: { display: 'flex', flexDirection: 'column', gap: '3', p: '4', rounded: 'md', bg: 'bg.sunken' },
    keepActs: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})
