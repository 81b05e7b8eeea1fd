import { defineSlotRecipe } from '#design/define-recipe.ts'

/** A person's rules, one card each: name, sentence, latest run. */
export const priceRulesPage = defineSlotRecipe({
  className: 'price-rules-page',
  slots: [
    'root',
    'head',
    'title',
    'note',
    'list',
    'rule',
    'ruleHead',
    'name',
    'sentence',
    'acts',
    'form',
    'file',
    'bad',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
    title: { textStyle: 'lg', fontWeight: 'semibold' },
    note: { textStyle: 'sm', color: 'fg.muted', textWrap: '[pretty]' },
    list: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3' },
    rule: { display: 'flex', flexDirection: 'column', gap: '2', minW: '0' },
    ruleHead: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    name: { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    sentence: { textWrap: '[pretty]' },
    acts: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    form: { display: 'flex', flexDirection: 'column', gap: '4', p: '5', pt: '4', minW: '0' },
    file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
    bad: { color: 'negative' },
  },
})
