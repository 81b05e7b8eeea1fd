import { and, eq } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { detail } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable } from '../db/connection.ts'
import type { orders } from '../db/schema/orders.ts'
import { purchaseOrderEvents } from '../db/schema/purchase-orders.ts'

type Step = CallAnswer<typeof detail>['events'][number]
type Order = typeof orders.$inferSelect

/**
 * Adds to a history, oldest first, the units whose orders were refunded without being wanted again. They are no step of
 * the purchase order, which may have ended before: nothing of it changes.
 */
export async function withLostUnits(
  db: Queryable,
  purchaseId: bigint,
  steps: readonly Step[],
  filledBy: readonly Order[],
): Promise<Step[]> {
  const refunded = filledBy.filter(({ state }) => state === 'refunded' || state === 'reversed')
  if (refunded.length === 0) return [...steps]
  const returned = await db
    .select({ orderId: purchaseOrderEvents.orderId })
    .from(purchaseOrderEvents)
    .where(and(eq(purchaseOrderEvents.purchaseOrderId, purchaseId), eq(purchaseOrderEvents.event, 'return_unit')))
  const wantedAgain = new Set(returned.map(({ orderId }) => orderId))
  const lost = refunded.filter(({ id }) => !wantedAgain.has(id))
  const history = [...steps]
  for (const { id, price, endedAt } of lost) {
    const at = seconds(endedAt!)
    const after = history.findLastIndex((step) => step.at <= at)
    const before = history[after]
    // It happened before the part of the history that is shown.
    if (!before) continue
    history.splice(after + 1, 0, {
      ...before,
      event: 'lose_unit',
      actor: 'system',
      reason: null,
      price: formatAmount(price),
      order_id: id.toString(),
      at,
    })
  }
  return history
}
