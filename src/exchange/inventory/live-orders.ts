import type { OrderState } from '#contract/orders.ts'

/** While an order of it is in one of these an asset belongs to that order, and to no other. */
export const liveOrderStates: readonly OrderState[] = [
  'awaiting_payment',
  'awaiting_delivery',
  'awaiting_acceptance',
  'in_protection',
]
