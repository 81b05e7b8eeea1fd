import { defineSlotRecipe } from '#design/define-recipe.ts'

export const logoMark = defineSlotRecipe({
  className: 'logo-mark',
  slots: ['stone', 'sign'],
  base: { stone: { fill: 'accent.solid' }, sign: { fill: 'accent.fg' } },
})
