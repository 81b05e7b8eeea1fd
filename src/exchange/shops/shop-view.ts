import { eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { info, infoById } from '#contract/shop.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { findRestrictionRefusal } from '../accounts/restrictions.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { users } from '../db/schema/accounts.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { liveListingStates } from '../db/schema/listings.ts'
import { soldStates } from '../db/schema/orders.ts'
import { hasShop, shops } from '../db/schema/shops.ts'
import { awaitAll } from '../db/await-all.ts'
import type { CallContext } from '../http/context.ts'
import { sellerStatistics } from '../market/seller-statistics.ts'
import { type Refusal, refusals } from '../refusal.ts'
import { readRecords } from '../reputation/read-records.ts'
import { countFollowers } from './follow-queries.ts'
import { findLastSeen } from './owner-seen.ts'
import { shownNotice } from './shown-notice.ts'

type ShopView = CallAnswer<typeof infoById>

/**
 * Returns the public view of a shop. Somebody who never had anything to sell has none. Whoever may not sell advertises
 * nothing either.
 */
export async function showShop(
  { db }: Pick<CallContext, 'db'>,
  { shop_id }: CallRequest<typeof infoById>,
): Promise<ShopView | Refusal> {
  const ownerId = BigInt(shop_id)
  const owner = await findOwner(db, ownerId)
  if (!owner?.hasShop) return refusals.notFound()
  const view = await viewOf(db, owner, await countListings(db, ownerId))
  return {
    ...view,
    notice: view.is_restricted ? null : view.notice,
    on_sale_count: view.is_online ? view.on_sale_count : 0,
  }
}

/** Returns a person's own shop, with its settings and figures. */
export async function showMyShop(db: Queryable, ownerId: bigint): Promise<CallAnswer<typeof info>> {
  const owner = await findOwner(db, ownerId)
  if (!owner) throw new Error(`there is no user ${ownerId}`)
  const counts = await countListings(db, ownerId)
  const [sold] = await rowsOf<{ count: string; amount: string }>(
    db,
    sql`select count(*)::text as count, coalesce(sum(price), 0)::text as amount from orders
      where seller_id = ${ownerId} and ${isOneOf('state', soldStates)}`,
  )
  return {
    ...(await viewOf(db, owner, counts)),
    is_public: owner.hasShop,
    lowest_bargain_percent: owner.user.lowestBargainPercent,
    on_sale_amount: formatAmount(BigInt(counts.on_sale_amount)),
    reserved_count: Number(counts.reserved),
    failed_count: Number(counts.failed),
    sold_count: Number(sold!.count),
    sold_amount: formatAmount(BigInt(sold!.amount)),
  }
}

async function findOwner(db: Queryable, ownerId: bigint) {
  const [row] = await db
    .select({
      user: {
        id: users.id,
        nickname: users.nickname,
        avatar: users.avatar,
        allowsBargain: users.allowsBargain,
        lowestBargainPercent: users.lowestBargainPercent,
        createdAt: users.createdAt,
      },
      shop: shops,
      hasShop: hasShop(ownerId),
    })
    .from(users)
    .leftJoin(shops, eq(shops.ownerId, users.id))
    .where(eq(users.id, ownerId))
  return row
}

interface ListingCounts {
  on_sale: string
  on_sale_amount: string
  reserved: string
  failed: string
}

async function countListings(db: Queryable, sellerId: bigint): Promise<ListingCounts> {
  const [counts] = await rowsOf<ListingCounts>(
    db,
    sql`select count(*) filter (where state = 'on_sale')::text as on_sale,
        coalesce(sum(price) filter (where state = 'on_sale'), 0)::text as on_sale_amount,
        count(*) filter (where state = 'reserved')::text as reserved,
        count(*) filter (where state = 'failed')::text as failed
      from listings where seller_id = ${sellerId} and ${isOneOf('state', liveListingStates)}`,
  )
  return counts!
}

async function viewOf(
  db: Queryable,
  { user, shop }: NonNullable<Awaited<ReturnType<typeof findOwner>>>,
  counts: ListingCounts,
): Promise<ShopView> {
  const id = user.id.toString()
  const [statistics, records, restriction, owner_seen, follower_count] = await awaitAll(
    sellerStatistics(db, [id]),
    readRecords(db, user.id),
    findRestrictionRefusal(db, user.id, 'sale'),
    findLastSeen(db, user.id),
    countFollowers(db, user.id),
  )
  const { ratio, sample, medianSeconds } = statistics.get(id)!
  return {
    shop_id: id,
    name: shop?.name ?? null,
    notice: shop?.notice == null ? null : shownNotice(shop.notice),
    is_online: shop?.isOnline ?? true,
    is_restricted: restriction !== null,
    owner_seen,
    as_seller: records.seller,
    as_buyer: records.buyer,
    follower_count,
    owner: { nickname: user.nickname, avatar: user.avatar },
    delivered_ratio: ratio,
    sample,
    median_delivery_seconds: medianSeconds,
    delivery_minutes: shop?.deliveryMinutes ?? null,
    is_bargainable: user.allowsBargain,
    on_sale_count: Number(counts.on_sale),
    opened_at: seconds(shop?.openedAt ?? user.createdAt),
  }
}
