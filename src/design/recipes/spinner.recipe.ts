import { defineRecipe } from '#design/define-recipe.ts'

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    rounded: 'full',
    borderWidth: 'thick',
    borderStyle: 'solid',
    borderColor: 'current',
    borderInlineEndColor: 'transparent',
    animation: 'spin',
    _still: { animationDuration: '[1.6s !important]', animationIterationCount: '[infinite !important]' },
  },
  variants: {
    size: { sm: { boxSize: '4' }, md: { boxSize: '6' }, lg: { boxSize: '9' } },
    isOver: { true: { position: 'absolute', inset: '0', m: 'auto' } },
  },
  defaultVariants: { size: 'sm' },
})
