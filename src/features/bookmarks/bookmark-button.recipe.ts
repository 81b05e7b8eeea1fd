import { defineRecipe } from '#design/define-recipe.ts'
import { maskToggle } from '#design/mask-toggle.ts'

const path = 'M7 4h10v16l-5-4-5 4Z'

export const bookmarkButton = defineRecipe({
  className: 'bookmark-button',
  base: maskToggle({ path }, { path, isFilled: true }),
  variants: {
    /** Overlays the upper corner of the adjacent card. */
    isCorner: { true: { position: 'absolute', top: '1.5', insetInlineEnd: '1.5', zIndex: 'raised' } },
  },
})
