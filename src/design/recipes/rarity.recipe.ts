import { defineRecipe } from '#design/define-recipe.ts'

const tier = {
  consumer: { color: 'rarity.consumer' },
  industrial: { color: 'rarity.industrial' },
  mil_spec: { color: 'rarity.mil_spec' },
  restricted: { color: 'rarity.restricted' },
  classified: { color: 'rarity.classified' },
  covert: { color: 'rarity.covert' },
  extraordinary: { color: 'rarity.extraordinary' },
} as const

/** The line along the top of a card, which clips it. */
export const rarityEdge = defineRecipe({
  className: 'rarity-edge',
  base: { position: 'absolute', insetInline: '0', top: '0', h: '0.5', bg: 'current', pointerEvents: 'none' },
  variants: { tier, isThick: { true: { h: '1' } } },
})

export const rarityDot = defineRecipe({
  className: 'rarity-dot',
  base: { display: 'inline-block', flexShrink: '0', boxSize: '2', rounded: 'sm', bg: 'current' },
  variants: { tier },
})

/** The soft glow behind an item's picture. */
export const rarityGlow = defineRecipe({
  className: 'rarity-glow',
  base: {
    position: 'absolute',
    inset: '[8% 6%]',
    pointerEvents: 'none',
    opacity: '[0.3]',
    backgroundImage: '[radial-gradient(closest-side, currentColor, transparent)]',
  },
  variants: { tier },
})
