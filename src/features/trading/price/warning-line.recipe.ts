import { defineRecipe } from '#design/define-recipe.ts'

/** A short warning with its icon, below an item or beside a price. */
export const warningLine = defineRecipe({
  className: 'warning-line',
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1',
    textStyle: 'xs',
    fontWeight: 'medium',
    color: 'warning',
    textAlign: 'start',
    '& > svg': { flexShrink: '0', mt: '[1px]' },
  },
})
