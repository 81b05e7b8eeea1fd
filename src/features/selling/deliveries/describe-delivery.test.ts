import { expect, test } from 'vitest'
import type { OrderView } from '#contract/orders/orders.ts'
import { describeDelivery } from './describe-delivery.ts'

const said = (state: OrderView['state'], awaited: 'buyer' | 'seller') =>
  describeDelivery({ role: 'seller', state, awaited, counterpart: { nickname: 'Mei' } } as OrderView)

test.each([
  ['awaiting_delivery', 'seller', 'Send the trade offer', /Mei is refunded/],
  ['awaiting_delivery', 'buyer', 'Mei opens the trade offer', /buyer is refunded/],
  ['awaiting_acceptance', 'seller', 'Accept the trade offer', /buyer is refunded/],
  ['awaiting_acceptance', 'buyer', 'Mei accepts the trade offer', /buyer is refunded/],
] as const)('S4.22 a sale in %s that waits for the %s says: %s', (state, awaited, task, otherwise) => {
  expect(said(state, awaited).task).toBe(task)
  expect(said(state, awaited).otherwise).toMatch(otherwise)
})
