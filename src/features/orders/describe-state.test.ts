import { expect, test } from 'vitest'
import type { OrderView } from '#contract/orders/orders.ts'
import { describeState } from './describe-state.ts'

const toneOf = (state: OrderView['state'], awaited: OrderView['awaited'] = null) =>
  describeState({ role: 'buyer', state, awaited, offer_ending: null, is_ended_by_support: false }).tone

test('S4.22 an order has the tone of what waits for the reader, of what waits for others, or of how it ended', () => {
  expect(toneOf('awaiting_payment', 'buyer')).toBe('accent')
  expect(toneOf('awaiting_delivery', 'seller')).toBe('neutral')
  expect(toneOf('completed')).toBe('positive')
  for (const state of ['cancelled', 'refunded', 'reversed'] as const) expect(toneOf(state), state).toBe('negative')
})
