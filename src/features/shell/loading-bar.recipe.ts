import { defineRecipe } from '#design/define-recipe.ts'

export const loadingBar = defineRecipe({
  className: 'loading-bar',
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'toast',
    h: '[3px]',
    bg: 'accent.solid',
    pointerEvents: 'none',
    // A change that takes but a moment is not worth a sign.
    animation:
      '[fadeIn {durations.normal} {easings.out} 300ms backwards, pulse {durations.pulse} ease-in-out 460ms infinite]',
  },
})
