import { and, desc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BargainView } from '#contract/bargains/fields.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { describeAssets } from '../catalogue/asset-infos.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { offeredItem } from '../catalogue/shown-item.ts'
import { users } from '../db/schema/accounts.ts'
import { bargains } from '../db/schema/bargains.ts'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { findObstacle } from './bargained-listing.ts'
import { isVisibleTo } from './find-party.ts'
import { amountDue } from './rules.ts'

/** The side that has to act in each state; absent for ended bargains. */
const awaitedRole: Partial<Record<BargainView['state'], BargainView['role']>> = {
  awaiting_payment: 'buyer',
  open: 'seller',
  countered: 'buyer',
}

/** Bargains visible to the caller, newest first. */
export async function findBargainViews(
  context: SignedInContext,
  where: SQL | undefined,
  limit: number,
): Promise<BargainView[]> {
  const { db, caller, locale } = context
  const buyer = alias(users, 'buyer')
  const seller = alias(users, 'seller')
  const person = (table: typeof buyer | typeof seller) => ({
    id: table.id,
    nickname: table.nickname,
    avatar: table.avatar,
  })
  const rows = await db
    .select({
      bargain: bargains,
      listing: listings,
      asset: assets,
      buyer: person(buyer),
      seller: person(seller),
      orderId: orders.id,
    })
    .from(bargains)
    .innerJoin(listings, eq(listings.id, bargains.listingId))
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(buyer, eq(buyer.id, bargains.buyerId))
    .innerJoin(seller, eq(seller.id, bargains.sellerId))
    .leftJoin(orders, eq(orders.bargainId, bargains.id))
    .where(and(isVisibleTo(caller.userId), where))
    .orderBy(desc(bargains.id))
    .limit(limit)
  const [goods, items] = await Promise.all([
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
  ])
  return rows.map(({ bargain, listing, orderId, ...parties }, index) => {
    const isBuyer = bargain.buyerId === caller.userId
    const counterpart = isBuyer ? parties.seller : parties.buyer
    const due = isBuyer ? amountDue(bargain) : null
    return {
      bargain_id: bargain.id.toString(),
      role: isBuyer ? 'buyer' : 'seller',
      state: bargain.state,
      listing_id: listing.id.toString(),
      goods_id: listing.goodsId,
      style_id: listing.styleId,
      goods_info: goodsInfoOf(goods, listing),
      asset: items[index]!,
      listing_price: formatAmount(bargain.listingPrice),
      price: formatAmount(bargain.price),
      counter_price: bargain.counterPrice === null ? null : formatAmount(bargain.counterPrice),
      amount_due: due === null ? null : formatAmount(due),
      counterpart: { user_id: counterpart.id.toString(), nickname: counterpart.nickname, avatar: counterpart.avatar },
      created_at: seconds(bargain.createdAt),
      deadline_at: bargain.deadlineAt && seconds(bargain.deadlineAt),
      awaited: awaitedRole[bargain.state] ?? null,
      obstacle: findObstacle(listing),
      void_reason: bargain.voidReason,
      order_id: orderId?.toString() ?? null,
      ended_at: bargain.endedAt && seconds(bargain.endedAt),
    }
  })
}
