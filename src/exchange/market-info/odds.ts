import type { ContainerKind } from '#contract/market/info.ts'
import type { Rarity } from '../catalogue/vocabulary.ts'
import { rankOf } from './standings.ts'

/** Each step of rarity comes out a fifth as often as the one below it, and the rare specials of a case two fifths as often as its
 * rarest finishes: the ratios that the game's publisher in China has to make known. */
const perStep = 5
const specialsPerRarest = 2 / 5

/** What nothing is published of: pins, graffiti. */
const isUnpublished = (kind: ContainerKind) => kind === 'other'

interface Group {
  rarity: Rarity
  is_special: boolean
}

/** How much of what comes out of a container is of each group, as a share of one with six digits. */
export function withOdds<G extends Group>(kind: ContainerKind, groups: readonly G[]): (G & { odds: number | null })[] {
  if (isUnpublished(kind)) return groups.map((group) => ({ ...group, odds: null }))
  const top = Math.max(...groups.filter((group) => !group.is_special).map(({ rarity }) => rankOf(rarity)))
  const weightOf = ({ rarity, is_special }: Group) =>
    is_special ? specialsPerRarest : perStep ** (top - rankOf(rarity))
  const all = groups.reduce((sum, group) => sum + weightOf(group), 0)
  return groups.map((group) => ({ ...group, odds: Number((weightOf(group) / all).toFixed(6)) }))
}
