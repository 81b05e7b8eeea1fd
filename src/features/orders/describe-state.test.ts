import { expect, test } from 'vitest'
import type { OrderView } from '#contract/orders/orders.ts'
import { describeState, orderStateName } from './describe-state.ts'

const said = (state: OrderView['state'], awaited: OrderView['awaited'] = null) =>
  describeState({ role: 'buyer', state, awaited, offer_ending: null, is_ended_by_support: false })
const toneOf = (...order: Parameters<typeof said>) => said(...order).tone

test('S4.22 an order has the tone of what waits for the reader, of what waits for others, or of how it ended', () => {
  expect(toneOf('awaiting_payment', 'buyer')).toBe('accent')
  expect(toneOf('awaiting_delivery', 'seller')).toBe('neutral')
  expect(toneOf('completed')).toBe('positive')
  for (const state of ['cancelled', 'refunded', 'reversed'] as const) expect(toneOf(state), state).toBe('negative')
})

test('S4.22 S1.8 an offer is called one to accept only to the side that has to accept it', () => {
  expect(said('awaiting_acceptance', 'buyer').name).toBe('Trade offer to accept')
  expect(said('awaiting_acceptance', 'seller').name).toBe('Trade offer sent')
  expect(orderStateName('awaiting_acceptance'), 'as in the wallet').toBe('Trade offer sent')
})
