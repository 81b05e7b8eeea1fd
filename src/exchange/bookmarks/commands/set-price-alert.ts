import { and, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { setPriceAlert as call } from '#contract/bookmarks.ts'
import { codes } from '#contract/codes.ts'
import { parseAmount } from '#lib/money.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { bookmarks } from '../../db/schema/bookmarks.ts'
import { listings } from '../../db/schema/listings.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal, refuse } from '../../refusal.ts'
import { isOn, keepBookmark } from '../keep-bookmark.ts'
import { isOver, priceAlertOf } from '../price-alerts.ts'

/**
 * S1.7 Sets the price alert of a bookmark, re-arming one that has fired; null removes it. A listing that is sold or taken
 * down can have none.
 */
export async function setPriceAlert(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { target_price, ...target }: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call> | Refusal> {
  const untold = { toldPrice: null, toldAt: null }
  if (target_price === null) {
    await tx
      .update(bookmarks)
      .set({ ...untold, targetPrice: null, alertDueAt: null })
      .where(isOn(userId, target))
    return { price_alert: null }
  }
  const kept = await keepBookmark(tx, userId, target)
  if (kept instanceof Refusal) return kept
  const isGone =
    'listing_id' in target && (await tx.$count(listings, and(eq(listings.id, BigInt(target.listing_id)), isOver))) > 0
  if (isGone) return refuse(codes.listingGone, 'This item is no longer on sale.', '该饰品已下架或售出。')
  const targetPrice = parseAmount(target_price)
  await tx
    .update(bookmarks)
    .set({ ...untold, targetPrice, alertDueAt: sql`${databaseNow}` })
    .where(eq(bookmarks.id, kept))
  return { price_alert: priceAlertOf({ ...untold, targetPrice }) }
}
