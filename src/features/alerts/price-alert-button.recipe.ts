import { defineRecipe } from '#design/define-recipe.ts'
import { maskToggle } from '#design/mask-toggle.ts'

const path = 'M5.5 16.5h13l-1.7-2.6V10a4.8 4.8 0 0 0-9.6 0v3.9ZM10 19.5h4'

export const priceAlertButton = defineRecipe({
  className: 'price-alert-button',
  base: maskToggle({ path }, { path, isFilled: true }),
})
