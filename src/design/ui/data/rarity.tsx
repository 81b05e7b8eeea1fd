import { rarityDot, type RarityDotVariants } from '#styled-system/recipes/rarity-dot.js'
import { rarityEdge } from '#styled-system/recipes/rarity-edge.js'
import { rarityGlow } from '#styled-system/recipes/rarity-glow.js'

export type RarityTier = NonNullable<RarityDotVariants['tier']>

interface RarityProps {
  tier: RarityTier
}

/** The line on top of a card, which clips its corners. */
export const RarityEdge = ({ tier, isThick }: RarityProps & { isThick?: boolean }) => (
  <span className={rarityEdge({ tier, isThick })} aria-hidden="true" />
)

export const RarityDot = ({ tier }: RarityProps) => <span className={rarityDot({ tier })} aria-hidden="true" />

/** The glow behind an item's picture; the parent must be positioned. */
export const RarityGlow = ({ tier }: RarityProps) => <span className={rarityGlow({ tier })} aria-hidden="true" />
