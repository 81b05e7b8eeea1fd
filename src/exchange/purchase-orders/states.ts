import type { OrderActor } from '#contract/orders/orders.ts'
import type { PurchaseOrderState } from '../db/schema/purchase-orders.ts'
import { defineMachine } from '../state-machine.ts'

export type PurchaseOrderEvent =
  | 'pay'
  | 'payment_overdue'
  | 'change'
  | 'fill'
  | 'fill_last'
  | 'return_unit'
  | 'suspend'
  | 'resume'
  | 'cancel'
  | 'expire'

/** The facts that guards check. */
export interface PurchaseOrderFacts {
  expiresAt: Date
}

const overdue = ({ expiresAt }: PurchaseOrderFacts, now: Date) => (expiresAt > now ? 'its time is not over' : null)
const inTime = ({ expiresAt }: PurchaseOrderFacts, now: Date) => (expiresAt <= now ? 'its time is over' : null)

/**
 * A purchase order. While it is active or suspended, price × units still wanted is held. A unit whose order is refunded
 * through no fault of the buyer is wanted again while the purchase order is open, at its price of that moment; once it
 * has ended, or if that price is above the refunded one, the refund stays in the balance.
 */
export const purchaseOrderMachine = defineMachine<
  PurchaseOrderState,
  PurchaseOrderEvent,
  OrderActor,
  PurchaseOrderFacts
>({
  name: 'purchase order',
  initial: 'awaiting_payment',
  final: ['fulfilled', 'cancelled', 'expired'],
  transitions: [
    { from: 'awaiting_payment', event: 'pay', to: 'active', by: ['buyer'], guard: inTime },
    { from: 'awaiting_payment', event: 'cancel', to: 'cancelled', by: ['buyer'] },
    { from: 'awaiting_payment', event: 'payment_overdue', to: 'cancelled', by: ['system'], guard: overdue },
    { from: 'active', event: 'change', to: 'active', by: ['buyer'], guard: inTime },
    { from: 'active', event: 'fill', to: 'active', by: ['seller'], guard: inTime },
    { from: 'active', event: 'fill_last', to: 'fulfilled', by: ['seller'], guard: inTime },
    { from: 'active', event: 'return_unit', to: 'active', by: ['system'], guard: inTime },
    { from: 'active', event: 'suspend', to: 'suspended', by: ['buyer', 'system'] },
    { from: 'active', event: 'cancel', to: 'cancelled', by: ['buyer'] },
    { from: 'active', event: 'expire', to: 'expired', by: ['system'], guard: overdue },
    { from: 'suspended', event: 'change', to: 'suspended', by: ['buyer'], guard: inTime },
    { from: 'suspended', event: 'return_unit', to: 'suspended', by: ['system'], guard: inTime },
    { from: 'suspended', event: 'resume', to: 'active', by: ['buyer'], guard: inTime },
    { from: 'suspended', event: 'cancel', to: 'cancelled', by: ['buyer'] },
    { from: 'suspended', event: 'expire', to: 'expired', by: ['system'], guard: overdue },
  ],
})
