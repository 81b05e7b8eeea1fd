import { defineRecipe } from '#design/define-recipe.ts'

/** A surface on the canvas. */
export const card = defineRecipe({
  className: 'card',
  base: { position: 'relative', bg: 'bg.surface', border: 'subtle', rounded: 'lg', minW: '0' },
  variants: {
    pad: {
      none: {},
      sm: { p: '3' },
      md: { p: '4' },
      lg: { p: '4', md: { p: '6' } },
    },
    tone: {
      accent: { bg: 'accent.subtle', borderColor: 'accent.border' },
      warning: { bg: 'warning.subtle', borderColor: 'warning' },
      negative: { bg: 'negative.subtle', borderColor: 'negative' },
      sunken: { bg: 'bg.sunken' },
    },
    isInteractive: {
      true: {
        transitionProperty: '[border-color, background-color]',
        transitionDuration: 'fast',
        _hover: { borderColor: 'border.default', bg: 'bg.raised' },
      },
    },
    isSelected: { true: { borderColor: 'accent.border', bg: 'accent.subtle' } },
    isClipped: { true: { overflow: 'clip' } },
  },
  defaultVariants: { pad: 'none' },
})
