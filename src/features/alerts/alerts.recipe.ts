import { defineSlotRecipe } from '#design/define-recipe.ts'

/** Saved searches, a row each, and the small forms of alerts. */
export const alerts = defineSlotRecipe({
  className: 'alerts',
  slots: ['form', 'row', 'name', 'text', 'acts'],
  base: {
    form: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' },
    row: { px: '4', py: '3', rowGap: '1', gridTemplateColumns: '[minmax(0, 1fr) auto]', alignItems: 'center' },
    name: { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    text: { gridColumn: '[1 / -1]', textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    acts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', px: '4', pb: '3', lg: { p: '0' } },
  },
})
