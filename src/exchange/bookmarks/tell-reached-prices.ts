import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { lowestOfOthers } from '../catalogue/lowest-of-others.ts'
import type { Transaction } from '../db/connection.ts'
import { bookmarks } from '../db/schema/bookmarks.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { boundedLogger } from '../bounded-log.ts'
import { isRepeatable, transact } from '../db/transact.ts'
import { alertPause } from '../jobs/alert-pause.ts'
import { type MailTo, sendMails } from '../mail/send-mail.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { isOver } from './price-alerts.ts'

const batchSize = 200

/**
 * Runs one round over the bookmarks whose price is due for a check. A price at or under the target sends one mail and
 * ends the checks; so does the end of a listing, without a mail. Any number of processes may run it. One that cannot be
 * checked, or whose mail cannot be sent, does not block the others.
 *
 * @returns how many were checked.
 */
export async function tellReachedPrices({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<number> {
  const looked = await transact(db, async (tx) => {
    const due = await takeDue(tx)
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx
      .update(bookmarks)
      .set({ alertDueAt: sql`amber_now() + make_interval(secs => ${alertPause(settings)}::int)` })
      .where(inArray(bookmarks.id, ids))
    if (!(await isChecked(tx, ids))) for (const id of ids) await isChecked(tx, [id])
    return due.length
  })
  if (looked instanceof Refusal) throw new Error(looked.message.en)
  return looked
}

/** Checks these bookmarks all or, if one of them fails, none of them. */
async function isChecked(tx: Transaction, ids: bigint[]): Promise<boolean> {
  try {
    await tx.transaction(async (savepoint) => {
      const reached = await takeReached(savepoint, ids)
      await sendMails(savepoint, reached.map(mailOf))
      await endWithListings(savepoint, ids)
    })
    return true
  } catch (error) {
    if (isRepeatable(error)) throw error
    // Which one of several it is shows when each is checked by itself.
    if (ids.length === 1) boundedLogger.error({ bookmarkId: ids[0], error }, 'price alert could not be checked')
    return false
  }
}

const takeDue = (tx: Transaction) =>
  tx
    .select({ id: bookmarks.id })
    .from(bookmarks)
    .where(lte(bookmarks.alertDueAt, databaseNow))
    .orderBy(asc(bookmarks.alertDueAt))
    .limit(batchSize)
    .for('update', { skipLocked: true })

/**
 * The current price of a bookmark's listing, or the lowest that others ask for its goods. The latter is looked up only
 * if the market's own lowest price reaches the target, and is null otherwise.
 */
const priceNow = sql<bigint | null>`case
  when ${bookmarks.listingId} is null then (
    select ${lowestOfOthers(bookmarks)} from ${goodsMarkets}
    where ${goodsMarkets.goodsId} = ${bookmarks.goodsId} and ${goodsMarkets.styleId} = ${bookmarks.styleId}
      and ${lte(goodsMarkets.lowestPrice, bookmarks.targetPrice)})
  else (select ${listings.price} from ${listings} where ${listings.id} = ${bookmarks.listingId} and ${onMarket})
end`

const takeReached = (tx: Transaction, ids: bigint[]) =>
  tx
    .update(bookmarks)
    .set({ toldPrice: priceNow, toldAt: databaseNow, alertDueAt: null })
    .where(and(inArray(bookmarks.id, ids), lte(priceNow, bookmarks.targetPrice)))
    .returning()

/** Nothing is promised any more on a listing that can't come back. */
const endWithListings = (tx: Transaction, ids: bigint[]) =>
  tx
    .update(bookmarks)
    .set({ targetPrice: null, alertDueAt: null })
    .from(listings)
    .where(and(inArray(bookmarks.id, ids), eq(listings.id, bookmarks.listingId), isOver))

function mailOf({ id, userId, listingId, goodsId, styleId, ...one }: typeof bookmarks.$inferSelect): MailTo {
  const params = { price: formatAmount(one.toldPrice!), target: formatAmount(one.targetPrice!) }
  const about = { userId, goods: { goodsId, styleId }, params }
  return listingId === null
    ? { ...about, kind: 'price_reached', subjectId: id }
    : { ...about, kind: 'listing_price_reached', subjectId: listingId }
}
