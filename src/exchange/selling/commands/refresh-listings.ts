import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { refresh } from '#contract/selling.ts'
import { seconds } from '#lib/time/seconds.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { listings } from '../../db/schema/listings.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { ListingRow } from '../../listings/move-listing.ts'
import { refreshPause } from '../../listings/my-listing.ts'
import { Refusal, refusals, refuse } from '../../refusal.ts'

/**
 * Moves listings to where new ones are, each at most once an hour. Refreshes those that can be; if none can, the call
 * is refused with the first one's refusal.
 */
export async function refreshListings(
  tx: Transaction,
  { caller: { userId }, locale }: SignedInContext,
  { listing_ids }: CallRequest<typeof refresh>,
): Promise<CallAnswer<typeof refresh> | Refusal> {
  const locked = await tx
    .select({ listing: listings, now: sql<string>`amber_now()` })
    .from(listings)
    .where(and(eq(listings.sellerId, userId), inArray(listings.id, listing_ids.map(BigInt))))
    .orderBy(asc(listings.id))
    .for('update')
  const found = new Map(locked.map(({ listing }) => [listing.id, listing]))
  const now = Math.floor((locked[0] ? new Date(locked[0].now).getTime() : 0) / 1000)
  const outcomes = listing_ids.map((id) => ({ id, refusal: checkRefresh(found.get(BigInt(id)), now) }))
  const refreshed = outcomes.filter(({ refusal }) => !refusal).map(({ id }) => BigInt(id))
  const items = outcomes.map(({ id, refusal }) => ({
    listing_id: id,
    code: refusal?.code ?? 0,
    message: refusal?.message[locale] ?? '',
    refreshable_at: refusal ? refreshableAt(found.get(BigInt(id))) : now + refreshPause,
  }))
  const [first] = outcomes
  if (refreshed.length === 0)
    return new Refusal(first!.refusal!.code, first!.refusal!.message, { ...first!.refusal!.extra, items })
  await tx.update(listings).set({ refreshedAt: databaseNow }).where(inArray(listings.id, refreshed))
  await refreshGoodsMarkets(
    tx,
    refreshed.map((id) => found.get(id)!),
  )
  return { items, done: refreshed.length }
}

const refreshableAt = (listing: ListingRow | undefined) =>
  listing ? seconds(listing.refreshedAt) + refreshPause : null

function checkRefresh(listing: ListingRow | undefined, now: number): Refusal | null {
  if (!listing) return refusals.notFound()
  if (listing.state !== 'on_sale') {
    return refuse(
      codes.stateConflict,
      'Only what is on sale can be moved to the newest.',
      '只有在售饰品可以刷新排序。',
      {
        state: listing.state,
      },
    )
  }
  const from = refreshableAt(listing)!
  if (from <= now) return null
  return refuse(
    codes.refreshedTooSoon,
    'A listing can be moved to the newest once an hour.',
    '每件饰品每小时只能刷新一次排序。',
    {
      refreshable_at: from,
    },
  )
}
