import type { assets } from '../db/schema/assets.ts'
import type { orders } from '../db/schema/orders.ts'

type Asset = typeof assets.$inferSelect
type Ordered = Pick<typeof orders.$inferSelect, 'item' | 'goodsId' | 'sellerId'>

/**
 * A listing's item as a viewer may see it. Once somebody else owns it, their name, their stickers and the link with
 * their account are not shown; its wear and seed never change.
 */
export const offeredItem = (asset: Asset, { sellerId }: { sellerId: bigint }, viewerId: bigint): Asset =>
  isOpenTo(viewerId, sellerId, asset) ? asset : { ...withoutMarks(asset), stickers: [], charm: null }

/**
 * An order's item as it was when it was ordered. Of orders that do not know, its current state without the marks of a
 * later owner; a viewer of null is the public.
 */
export function orderedItem(asset: Asset, { item, goodsId, sellerId }: Ordered, viewerId: bigint | null): Asset {
  if (item) return { ...asset, goodsId, ...item }
  return isOpenTo(viewerId, sellerId, asset) ? asset : withoutMarks(asset)
}

const isOpenTo = (viewerId: bigint | null, sellerId: bigint, { ownerId }: Asset) =>
  ownerId === sellerId || ownerId === viewerId

const withoutMarks = (asset: Asset): Asset => ({ ...asset, nameTag: null, inspectUrl: null })
