import { expect, test } from 'vitest'
import type { OrderCounts } from '#features/orders/count-queries.ts'
import { bargainCounts, sectionCounts } from './section-counts.ts'

test('S2.8 S2.9 S2.10 a tab counts what is bought and not received, sold and not delivered, and purchase orders that have not ended', () => {
  const none = {
    awaiting_payment: 0,
    awaiting_delivery: 0,
    awaiting_acceptance: 0,
    in_protection: 7,
    completed: 9,
    cancelled: 1,
    refunded: 1,
    reversed: 1,
  }
  const counts: OrderCounts = {
    by_state: {
      buyer: { ...none, awaiting_payment: 1, awaiting_delivery: 2, awaiting_acceptance: 4 },
      // Unpaid orders can't be delivered yet.
      seller: { ...none, awaiting_payment: 8, awaiting_delivery: 3, awaiting_acceptance: 2 },
    },
    purchase_orders_by_state: { awaiting_payment: 1, active: 3, suspended: 2, fulfilled: 9, cancelled: 4, expired: 6 },
    awaiting_me: { buyer: 5, seller: 3 },
  }
  expect(sectionCounts(counts)).toEqual({
    '/inventory/to_receive': 7,
    '/sale/to_delivery': 5,
    '/purchase/wait_supply': 4,
    '/purchase/suspended': 2,
  })
})

test('S2.8 S2.10 a tab counts the bargains on which the person has to act', () => {
  const counts = {
    pay_order: 1,
    send_offer: 1,
    accept_offer: 1,
    pay_bargain: 2,
    answer_bargain: 5,
    pay_difference: 3,
    pay_purchase_order: 1,
    confirm_withdrawal: 1,
    fix_listing: 1,
  }
  expect(bargainCounts({ counts })).toEqual({ '/inventory/sent_bargain': 5, '/sale/received_bargain': 5 })
})
