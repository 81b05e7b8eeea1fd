import { and, asc, count, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { sellingToppedState } from '#contract/selling.ts'
import { maxTopped } from '#contract/words.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { listings } from '../../db/schema/listings.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals, refuse } from '../../refusal.ts'

/** How long a listing stays on top. */
const toppedSeconds = 86_400

/**
 * Puts the caller's listings on top of their goods, or ends that, all or none. A listing already on top keeps its time.
 * Returns everything on top afterwards.
 */
export async function topListings(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { listing_ids, is_topped }: CallRequest<typeof sellingToppedState>,
): Promise<CallAnswer<typeof sellingToppedState> | Refusal> {
  const ids = [...new Set(listing_ids.map(BigInt))]
  if (ids.length > 0) {
    // Serializes concurrent requests of one seller, or each would miss the other's listings in its count.
    await lockPerson(tx, userId)
    const refusal = is_topped ? await top(tx, userId, ids) : await untop(tx, userId, ids)
    if (refusal) return refusal
  }
  const topped = await tx
    .select({ id: listings.id, until: listings.toppedUntil })
    .from(listings)
    .where(isTopped(userId))
    .orderBy(asc(listings.toppedUntil), asc(listings.id))
  return {
    items: topped.map(({ id, until }) => ({
      listing_id: id.toString(),
      topped_until: seconds(until!),
    })),
    limit: maxTopped,
    seconds: toppedSeconds,
  }
}

const isTopped = (sellerId: bigint) =>
  and(eq(listings.sellerId, sellerId), eq(listings.state, 'on_sale'), gt(listings.toppedUntil, databaseNow))

async function top(tx: Transaction, userId: bigint, ids: bigint[]): Promise<Refusal | null> {
  const locked = await tx
    .select({ id: listings.id, state: listings.state })
    .from(listings)
    .where(and(eq(listings.sellerId, userId), inArray(listings.id, ids)))
    .orderBy(asc(listings.id))
    .for('update')
  if (locked.length !== ids.length) return refusals.notFound()
  const other = locked.find(({ state }) => state !== 'on_sale')
  if (other) {
    return refuse(codes.stateConflict, 'Only what is on sale can be pinned.', '只有在售饰品可以置顶。', {
      listing_id: other.id.toString(),
      state: other.state,
    })
  }
  const [others] = await tx
    .select({ count: count() })
    .from(listings)
    .where(and(isTopped(userId), notInArray(listings.id, ids)))
  if (others!.count + ids.length > maxTopped) {
    return refuse(
      codes.toppedTooMany,
      `At most ${maxTopped} listings can be pinned at once.`,
      `最多同时置顶 ${maxTopped} 件饰品。`,
      { limit: maxTopped },
    )
  }
  await tx
    .update(listings)
    .set({
      toppedUntil: sql`case when ${listings.toppedUntil} > ${databaseNow} then ${listings.toppedUntil}
        else ${databaseNow} + make_interval(secs => ${toppedSeconds}) end`,
    })
    .where(inArray(listings.id, ids))
  return null
}

async function untop(tx: Transaction, userId: bigint, ids: bigint[]): Promise<Refusal | null> {
  const ended = await tx
    .update(listings)
    .set({ toppedUntil: null })
    .where(and(eq(listings.sellerId, userId), inArray(listings.id, ids)))
    .returning({ id: listings.id })
  return ended.length === ids.length ? null : refusals.notFound()
}
