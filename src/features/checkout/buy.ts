import type { CallData } from '#contract/call.ts'
import type { create } from '#contract/orders/orders.ts'
import type { Ending, Failure } from '#features/writes/attempt.ts'
import { outcomeOf, type Outcome, type Purchase } from './model.ts'

/** Orders that are made and wait for payment. */
export type MadeOrders = CallData<typeof create>

/** A purchase and how far it has come: its orders are made once, however often it takes to pay them. */
export interface Progress {
  purchase: string
  orders: MadeOrders | null
}

/** The progress of a purchase: what there is, when it is the same listings at the same prices. */
export function progressOf(current: Progress | null, { items }: Purchase): Progress {
  const purchase = JSON.stringify(items.map(({ listing_id, price }) => [listing_id, price]))
  return current?.purchase === purchase ? current : { purchase, orders: null }
}

/** What went wrong, and how far the purchase had come. */
export interface PayFailure extends Failure {
  outcome: Outcome
  orders: MadeOrders | null
}

/** How an attempt to buy came out. Left: the checkout was closed before a payment was sent, and none is sent any more. */
export type Bought =
  { end: 'paid'; orderIds: string[] } | { end: 'left' } | { end: 'ignored' } | { end: 'failed'; failure: PayFailure }

export interface BuySteps {
  create: () => Promise<Ending<MadeOrders>>
  pay: (orders: MadeOrders) => Promise<Ending<unknown>>
  /** Aborted once the checkout is closed. */
  signal: AbortSignal
}

/** Makes the orders, then pays them; a repeat goes on where the purchase stands. */
export async function buy(progress: Progress, { create, pay, signal }: BuySteps): Promise<Bought> {
  if (!progress.orders) {
    const made = await create()
    if (made.end === 'done') progress.orders = made.data
    else return signal.aborted ? { end: 'left' } : ended(made, null)
  }
  if (signal.aborted) return { end: 'left' }
  const paid = await pay(progress.orders)
  return paid.end === 'done' ? { end: 'paid', orderIds: progress.orders.order_ids } : ended(paid, progress.orders)
}

function ended(how: Failure | { end: 'ignored' }, orders: MadeOrders | null): Bought {
  return how.end === 'ignored' ? how : { end: 'failed', failure: { ...how, outcome: outcomeOf(how.error), orders } }
}
