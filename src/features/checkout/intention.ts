import type { Purchase } from './model.ts'

/** Orders that are made and wait for payment. */
export interface MadeOrders {
  order_ids: string[]
  total: string
  pay_before: number
}

/** What a person has set out to do: to buy these listings at these prices. Its keys stay the same however often it is tried. */
export interface Intention {
  purchase: string
  createKey: string
  payKey: string
  orders: MadeOrders | null
}

/** The intention a purchase belongs to: the one under way, when it is the same purchase, or else a new one. */
export function intentionOf(current: Intention | null, { items }: Purchase, newKey: () => string): Intention {
  const purchase = JSON.stringify(items.map(({ listing_id, price }) => [listing_id, price]))
  if (current?.purchase === purchase) return current
  return { purchase, createKey: newKey(), payKey: newKey(), orders: null }
}
