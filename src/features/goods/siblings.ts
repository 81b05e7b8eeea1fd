import { exteriors, qualities, type Quality } from '#contract/words.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import type { Exterior } from '#lib/wear.ts'

export type Sibling = GoodsDetail['siblings'][number]

/** The exteriors of the goods' own quality, best first; `goods` is null for one that does not exist. Empty if this kind
 * of item has no exterior. */
export function exteriorChoices({
  goods_info,
  siblings,
}: GoodsDetail): { exterior: Exterior; goods: Sibling | null }[] {
  if (goods_info.exterior === null) return []
  const own = siblings.filter((sibling) => sibling.quality === goods_info.quality)
  return exteriors.map((exterior) => ({
    exterior,
    goods: own.find((sibling) => sibling.exterior === exterior) ?? null,
  }))
}

/** The qualities of the same finish: in the same exterior if it exists, otherwise in the best one. Empty if there is
 * only one quality. */
export function qualityChoices({ goods_info, siblings }: GoodsDetail): { quality: Quality; goods: Sibling }[] {
  const choices = qualities.flatMap((quality) => {
    const those = siblings.filter((sibling) => sibling.quality === quality)
    const goods = those.find((sibling) => sibling.exterior === goods_info.exterior) ?? those[0]
    return goods ? [{ quality, goods }] : []
  })
  return choices.length > 1 ? choices : []
}
