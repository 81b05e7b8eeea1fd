import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { priceBounds } from '#contract/price-bounds.ts'
import type { OutbidOutcome } from '#contract/purchase-orders/fields.ts'
import { repricingPause } from '#contract/price-rules/words.ts'
import { checkAction } from '../accounts/check-action.ts'
import { boundedLogger } from '../bounded-log.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import { transact } from '../db/transact.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { changeLocked } from './change-locked.ts'
import { lockPurchaseOrders, type PurchaseOrderRow } from './lock-purchase-orders.ts'
import { competingPrices } from './wanted-by-others.ts'

const batchSize = 50
/** The reason recorded in a purchase order's history that tells such a change from one by hand. */
export const byOutbid = 'outbid'

/**
 * Runs one round over the purchase orders that outbid: where somebody else offers as much or more for the same, raises
 * the price to one step over theirs, never beyond the ceiling, and the hold with it. Each one checks once in ten
 * minutes, so two that outbid each other climb slowly, to the lower ceiling at most.
 *
 * @returns the number checked.
 */
export async function outbidDuePurchases({ db }: Pick<Services, 'db'>): Promise<number> {
  const { id, buyerId, state, outbidDueAt } = purchaseOrders
  const due = await db
    .select({ id, buyerId })
    .from(purchaseOrders)
    .where(and(eq(state, 'active'), lte(outbidDueAt, databaseNow)))
    .orderBy(asc(outbidDueAt))
    .limit(batchSize)
  for (const one of due) {
    try {
      const outcome = await transact(db, (tx) => outbid(tx, one))
      // A refusal rolls back what was written, so record the outcome afterwards.
      if (outcome instanceof Refusal) await note(db, one.id, 'balance_too_low')
    } catch (error) {
      boundedLogger.error({ purchaseOrderId: one.id, error }, 'purchase order could not outbid')
      await note(db, one.id, null)
    }
  }
  return due.length
}

async function outbid(
  tx: Transaction,
  { id, buyerId }: Pick<PurchaseOrderRow, 'id' | 'buyerId'>,
): Promise<OutbidOutcome | 'not_due' | Refusal> {
  const allowed = await checkAction(tx, buyerId, 'purchase', 'share')
  const [locked] = await lockPurchaseOrders(tx, [id])
  const { purchase, now } = locked!
  if (purchase.state !== 'active' || purchase.outbidDueAt === null || purchase.outbidDueAt > now) return 'not_due'
  if (allowed instanceof Refusal || purchase.expiresAt <= now) return note(tx, id, 'restricted')
  const best = (await competingPrices(tx, [id])).get(id)
  if (best === undefined || best < purchase.price) return note(tx, id, 'leading')
  const wanted = best + purchase.outbidStep!
  const most = purchase.outbidCeiling! < priceBounds.max ? purchase.outbidCeiling! : priceBounds.max
  const price = wanted > most ? most : wanted
  if (price <= best || price <= purchase.price) return note(tx, id, 'beyond_ceiling')
  const changed = await changeLocked(tx, locked!, { set: { price }, reason: byOutbid }, null)
  if (changed instanceof Refusal) return changed
  await tx.update(purchaseOrders).set({ outbidAt: databaseNow }).where(eq(purchaseOrders.id, id))
  return note(tx, id, 'outbid')
}

async function note<Outcome extends OutbidOutcome | null>(
  tx: Queryable | Transaction,
  id: bigint,
  outbidOutcome: Outcome,
): Promise<Outcome> {
  await tx
    .update(purchaseOrders)
    .set({ outbidOutcome, outbidDueAt: sql`${databaseNow} + make_interval(secs => ${repricingPause})` })
    .where(and(eq(purchaseOrders.id, id), sql`${purchaseOrders.outbidDueAt} is not null`))
  return outbidOutcome
}
