import type { CallData } from '#contract/call.ts'
import type { create } from '#contract/orders/orders.ts'
import { UpstreamError, type CallError } from '#lib/calls/call-result.ts'
import type { Intention, MadeOrders } from './intention.ts'
import { outcomeOf, type Outcome, type Purchase } from './model.ts'

/** What went wrong, and how far the purchase had come. */
export interface PayFailure {
  outcome: Outcome
  error: CallError
  orders: MadeOrders | null
}

/** How an attempt to buy came out. Left: the checkout was closed before a payment was sent, and none is sent any more. */
export type Bought = { end: 'paid'; orderIds: string[] } | { end: 'left' } | { end: 'failed'; failure: PayFailure }

export interface BuySteps {
  create: (key: string, items: Purchase['items']) => Promise<CallData<typeof create>>
  pay: (key: string, orders: MadeOrders) => Promise<unknown>
  /** Aborted once the checkout is closed. */
  signal: AbortSignal
}

/** Makes the orders, then pays them; a repeat goes on where the purchase stands. The orders are kept in the intention. */
export async function buy(
  intention: Intention,
  { items }: Purchase,
  { create, pay, signal }: BuySteps,
): Promise<Bought> {
  try {
    intention.orders ??= await create(intention.createKey, items)
    if (signal.aborted) return { end: 'left' }
    await pay(intention.payKey, intention.orders)
    return { end: 'paid', orderIds: intention.orders.order_ids }
  } catch (caught) {
    if (!intention.orders && signal.aborted) return { end: 'left' }
    const error: CallError = caught instanceof UpstreamError ? caught.error : { kind: 'unknown', id: '' }
    return { end: 'failed', failure: { outcome: outcomeOf(error), error, orders: intention.orders } }
  }
}
