import { expect, test } from 'vitest'
import type { OrderView } from '#contract/orders/orders.ts'
import { describeTurn } from './describe-turn.ts'

const said = (facts: Partial<OrderView>) =>
  describeTurn({ counterpart: { nickname: 'Mei' }, purchase_order_id: null, ...facts } as OrderView)

const isTakenDown = 'Otherwise the buyer is refunded and your listing is taken down.'
const isRefunded = 'Otherwise the order ends and the buyer is refunded.'

test.each([
  ['awaiting_payment', 'buyer', 'Mei pays', 'Otherwise your listing goes back on sale.'],
  ['awaiting_delivery', 'seller', 'Send the trade offer', isTakenDown],
  ['awaiting_delivery', 'buyer', 'Mei sends the trade offer', isRefunded],
  ['awaiting_acceptance', 'seller', 'Accept the trade offer', isTakenDown],
  ['awaiting_acceptance', 'buyer', 'Mei accepts the trade offer', isRefunded],
] as const)('S4.22 a sale in %s that waits for the %s says: %s', (state, awaited, task, otherwise) => {
  expect(said({ role: 'seller', state, awaited })).toEqual({ task, otherwise })
})

test('S4.22 a supplier has no listing to lose', () => {
  const supply = { role: 'seller', state: 'awaiting_delivery', awaited: 'seller', purchase_order_id: '7' } as const
  expect(said(supply)?.otherwise).toBe(isRefunded)
})

test.each(['buyer', 'seller'] as const)('S4.22 once an order has ended, its %s waits for nothing', (role) => {
  expect(said({ role, state: 'refunded', awaited: null })).toBeNull()
})
