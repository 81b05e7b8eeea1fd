import type { OrderState } from '#contract/orders/orders.ts'

const lost: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded', 'reversed'])

/** A fee or payment of a sale; null of an order that came to nothing, which has neither. */
export const proceedsOf = (state: OrderState, amount: string | null): string | null => (lost.has(state) ? null : amount)
