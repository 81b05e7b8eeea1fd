import { defineSlotRecipe } from '#design/define-recipe.ts'

/** The bounds of a sweep and what they would buy. */
export const sweepForm = defineSlotRecipe({
  className: 'sweep-form',
  slots: ['pair', 'quote', 'fold', 'foldHead', 'list', 'line'],
  base: {
    pair: { display: 'grid', gridTemplateColumns: '[1fr 1fr]', gap: '3', alignItems: 'start' },
    quote: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      transitionProperty: '[opacity]',
      transitionDuration: 'fast',
      '&[aria-busy=true]': { opacity: 'disabled' },
    },
    fold: { borderBlock: 'subtle' },
    foldHead: { py: '2.5', cursor: 'pointer', textStyle: 'sm', fontWeight: 'medium', _phone: { minH: '11' } },
    list: { listStyle: 'none', pb: '2', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
    line: { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1.5', color: 'fg.muted' },
  },
})
