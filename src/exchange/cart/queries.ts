import { type Column, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CallAnswer } from '#contract/call.ts'
import { type cartItemState, type list, maxCartItems } from '#contract/cart.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { findOwnHolds } from '../bargains/own-holds.ts'
import { describeAssets } from '../catalogue/asset-infos.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { offeredItem } from '../catalogue/shown-item.ts'
import { users } from '../db/schema/accounts.ts'
import { assets } from '../db/schema/assets.ts'
import { cartItems } from '../db/schema/cart.ts'
import { listings } from '../db/schema/listings.ts'
import type { SignedInContext } from '../http/context.ts'
import { readBalances } from '../ledger/read-balances.ts'

/** The caller's cart, newest first, with the current state of each listing. */
export async function listCart({ db, caller, locale }: SignedInContext): Promise<CallAnswer<typeof list>> {
  const rows = await db
    .select({ item: cartItems, listing: listings, asset: assets, seller: { id: users.id, nickname: users.nickname } })
    .from(cartItems)
    .innerJoin(listings, eq(listings.id, cartItems.listingId))
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(eq(cartItems.userId, caller.userId))
    .orderBy(desc(cartItems.addedAt), desc(cartItems.listingId))
  const [goods, infos, { available }, held] = await Promise.all([
    goodsInfosByIds(
      db,
      rows.map(({ listing }) => listing),
      locale,
    ),
    describeAssets(
      db,
      rows.map(({ asset, listing }) => offeredItem(asset, listing, caller.userId)),
      locale,
    ),
    readBalances(db, caller.userId),
    findOwnHolds(
      db,
      caller.userId,
      rows.map(({ listing }) => listing.id),
    ),
  ])
  const items = rows.map(({ item, listing, seller }, index) => ({
    listing_id: listing.id.toString(),
    goods_id: listing.goodsId,
    style_id: listing.styleId,
    goods_info: goodsInfoOf(goods, listing),
    asset: infos[index]!,
    seller: { user_id: seller.id.toString(), nickname: seller.nickname },
    state: stateOf(listing, caller.userId),
    price_then: formatAmount(item.priceThen),
    price: formatAmount(listing.price),
    held_by_my_bargains: formatAmount(held.of(listing.id)),
    added_at: seconds(item.addedAt),
  }))
  const total = rows
    .filter(({ listing }) => stateOf(listing, caller.userId) === 'available')
    .reduce((sum, { listing }) => sum + listing.price, 0n)
  return { items, total: formatAmount(total), available: formatAmount(available), max_items: maxCartItems }
}

/** The ids of the listings in the cart of the person in a column, as a part of a statement about them. */
export const cartIdsOf = (userId: Column): SQL<string[]> => sql`array_to_json(array(
  select ${cartItems.listingId}::text from ${cartItems} where ${eq(cartItems.userId, userId)}
))`

function stateOf(
  { state, sellerId, isShopOnline }: typeof listings.$inferSelect,
  userId: bigint,
): z.output<typeof cartItemState> {
  if (state === 'reserved') return 'reserved'
  if (state !== 'on_sale') return 'gone'
  if (sellerId === userId) return 'own'
  return isShopOnline ? 'available' : 'seller_offline'
}
