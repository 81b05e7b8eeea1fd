import type { CallAnswer } from '#contract/call.ts'
import type { checkCreate } from '#contract/check-create.ts'
import type { Refusal } from '../refusal.ts'

/** What is known of an order, purchase order or supply before it is created. */
export type PlanCheck = Omit<CallAnswer<typeof checkCreate>, 'is_allowed' | 'problems'> & {
  problems: readonly Refusal[]
}

/** Fields that only some kinds have. */
export const notApplicable = {
  available: null,
  held_by_my_bargains: null,
  missing: null,
  seller_net: null,
  lowest_listing_price: null,
  highest_purchase_price: null,
  my_open_purchase: null,
} as const satisfies Partial<PlanCheck>
