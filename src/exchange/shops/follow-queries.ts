import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { followed, followState } from '#contract/shop-follows.ts'
import { mostFollowers, mostNew } from '#contract/words.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { onMarket } from '../db/schema/listings.ts'
import { shopFollows } from '../db/schema/shops.ts'
import { shopExists } from '../db/shop-exists.ts'
import type { SignedInContext } from '../http/context.ts'
import { decodeIdCursor, encodeCursor } from '../http/cursor.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { shopCards } from './shop-cards.ts'

export const mostFollowed = 500
const newestFirst = 'shop_follow'

/** In a shop that lists more than this between two looks, only its newest listings can count as new. */
const newestOfShop = 500

/**
 * What a followed shop has listed since the last look and still has on sale. Listing ids ascend, so a shop's newest
 * listings are at the end of one index.
 */
const newCount = sql<number>`(
  select count(*)::int from (
    select from (
      select state, is_shop_online, listed_at from listings
      where seller_id = ${shopFollows}.owner_id order by id desc limit ${sql.raw(String(newestOfShop))}
    ) as newest
    where ${onMarket} and listed_at > ${shopFollows}.looked_at limit ${sql.raw(String(mostNew))}
  ) as fresh
)`

export const followOf = (followerId: bigint, ownerId: bigint) =>
  and(eq(shopFollows.followerId, followerId), eq(shopFollows.ownerId, ownerId))

/** The number of followers of a shop, counted only up to a limit. */
export async function countFollowers(db: Queryable | Transaction, ownerId: bigint): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select from shop_follows where owner_id = ${ownerId} limit ${sql.raw(String(mostFollowers))}
    ) as counted`,
  )
  return row!.count
}

/** Returns whether the caller follows a shop, and how many of its listings are new to them. */
export async function showFollow(
  { db, caller }: SignedInContext,
  { shop_id }: CallRequest<typeof followState>,
): Promise<CallAnswer<typeof followState> | Refusal> {
  const ownerId = BigInt(shop_id)
  const [follow] = await db.select({ newCount }).from(shopFollows).where(followOf(caller.userId, ownerId))
  if (follow) return { is_followed: true, new_count: follow.newCount }
  return (await shopExists(db, ownerId)) ? { is_followed: false, new_count: 0 } : refusals.notFound()
}

/** Returns the shops that the caller follows, most recently followed first. */
export async function listFollowed(
  { db, caller }: SignedInContext,
  { cursor, page_size }: CallRequest<typeof followed>,
): Promise<CallAnswer<typeof followed> | Refusal> {
  const after = cursor === undefined ? undefined : decodeIdCursor(newestFirst, cursor)
  if (after === null) return invalidRequest(['cursor'])
  const mine = eq(shopFollows.followerId, caller.userId)
  const [rows, total] = await Promise.all([
    db
      .select({ id: shopFollows.id, ownerId: shopFollows.ownerId, createdAt: shopFollows.createdAt, newCount })
      .from(shopFollows)
      .where(and(mine, after === undefined ? undefined : lt(shopFollows.id, after)))
      .orderBy(desc(shopFollows.id))
      .limit(page_size + 1),
    db.$count(shopFollows, mine),
  ])
  const page = rows.slice(0, page_size)
  const cards = await shopCards(
    db,
    page.map(({ ownerId }) => ownerId.toString()),
  )
  const last = rows.length > page_size ? page.at(-1) : undefined
  return {
    items: page.map(({ ownerId, createdAt, newCount: new_count }) => ({
      ...cards.get(ownerId.toString())!,
      followed_at: seconds(createdAt),
      new_count,
    })),
    next_cursor: last ? encodeCursor(newestFirst, { key: null, id: last.id.toString() }) : null,
    total,
    limit: mostFollowed,
  }
}
