import type { ContainerKind } from '#contract/market/info.ts'
import type { Rarity } from '../catalogue/vocabulary.ts'
import { rankOf } from './standings.ts'

/**
 * Each step of rarity drops a fifth as often as the one below it, and a case's rare specials two fifths as often as its
 * rarest finishes: the ratios that the game's publisher in China is obliged to disclose.
 */
const perStep = 5
const specialsPerRarest = 2 / 5

/** Kinds without published odds: pins, graffiti. */
const isUnpublished = (kind: ContainerKind) => kind === 'other'

interface Group {
  rarity: Rarity
  is_special: boolean
}

/** Adds to each group its share of a container's drops, from 0 to 1, rounded to six digits. */
export function withOdds<G extends Group>(kind: ContainerKind, groups: readonly G[]): (G & { odds: number | null })[] {
  if (isUnpublished(kind)) return groups.map((group) => ({ ...group, odds: null }))
  const top = Math.max(...groups.filter((group) => !group.is_special).map(({ rarity }) => rankOf(rarity)))
  const weightOf = ({ rarity, is_special }: Group) =>
    is_special ? specialsPerRarest : perStep ** (top - rankOf(rarity))
  const all = groups.reduce((sum, group) => sum + weightOf(group), 0)
  return groups.map((group) => ({ ...group, odds: Number((weightOf(group) / all).toFixed(6)) }))
}
