import type { CallData } from '#contract/call.ts'
import type { containerInfo } from '#contract/market/info.ts'
import type { MarketSearch } from '#features/market/model.ts'

/**
 * The market search for just what a container holds. Undefined if there is none: rare specials belong to no collection,
 * and a capsule or pack may hold only a part of a series.
 */
export function contentsSearch({
  container,
  qualities,
  goods_infos,
}: CallData<typeof containerInfo>): MarketSearch | undefined {
  const holdsWholeCollections = container.kind === 'case' || container.kind === 'souvenir_package'
  const [collection, ...others] = new Set(goods_infos.map((info) => info.collection?.key))
  return holdsWholeCollections && collection && others.length === 0
    ? { collections: [collection], qualities }
    : undefined
}
