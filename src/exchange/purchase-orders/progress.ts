import { count, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { purchaseView } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount } from '#lib/money.ts'
import type { Queryable } from '../db/connection.ts'
import { orders, soldStates } from '../db/schema/orders.ts'
import { costOf, type PurchaseOrderRow } from './lock-purchase-orders.ts'

export type Progress = NonNullable<z.input<typeof purchaseView>['progress']>

/** By purchase order: how the supplied units stand, and what is held for the others. */
export async function readProgress(db: Queryable, rows: readonly PurchaseOrderRow[]): Promise<Map<bigint, Progress>> {
  const ids = rows.map(({ id }) => id)
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({ id: orders.purchaseOrderId, state: orders.state, count: count() })
          .from(orders)
          .where(inArray(orders.purchaseOrderId, ids))
          .groupBy(orders.purchaseOrderId, orders.state)
  return new Map(
    rows.map((purchase) => {
      const own = counted.filter(({ id }) => id === purchase.id)
      const sum = (...states: (typeof own)[number]['state'][]) =>
        own.reduce((total, row) => total + (states.includes(row.state) ? row.count : 0), 0)
      const isOpen = purchase.state === 'active' || purchase.state === 'suspended'
      return [
        purchase.id,
        {
          held: formatAmount(isOpen ? costOf(purchase) : 0n),
          in_delivery: sum('awaiting_delivery', 'awaiting_acceptance'),
          delivered: sum(...soldStates),
          refunded: sum('refunded', 'reversed'),
        },
      ]
    }),
  )
}
