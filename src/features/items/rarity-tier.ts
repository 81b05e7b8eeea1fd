import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import type { RarityTier } from '#design/ui/data/rarity.tsx'

export type { RarityTier }

const tiers: Record<string, RarityTier> = {
  consumer: 'consumer',
  industrial: 'industrial',
  mil_spec: 'mil_spec',
  restricted: 'restricted',
  classified: 'classified',
  covert: 'covert',
  contraband: 'extraordinary',
}

/** The colour tier of a rarity; unknown rarities get the lowest. */
export const tierOf = (rarity: string): RarityTier => tiers[rarity] ?? 'consumer'

/** The colour tier of an item: star items, knives and gloves, are gold whatever their rarity. */
export function rarityTierOf({ rarity, quality }: Pick<GoodsInfo, 'rarity' | 'quality'>): RarityTier {
  return quality.startsWith('star') ? 'extraordinary' : tierOf(rarity)
}
