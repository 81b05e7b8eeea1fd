import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type OrderView, orderView } from '#contract/orders/orders.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { DeliveryActions } from './delivery-actions.tsx'

const sample = orderView.parse(sampleOf(orderView))
const second = 1_000
const deliver_to = { trade_url: 'https://steamcommunity.com/tradeoffer/new/?partner=1' } as OrderView['deliver_to']

/** A paid order whose seller has sent nothing, as one of the sides sees it at `now` seconds. */
async function toDeliver(role: OrderView['role'], now: number): Promise<string> {
  const facts = { state: 'awaiting_delivery', awaited: 'seller', cancellable_at: 1_800 } as const
  const order: OrderView = { ...sample, ...facts, role, deliver_to: role === 'seller' ? deliver_to : null }
  return textOf(await drawn(new QueryClient(), <DeliveryActions order={order} now={now * second} />))
}

test('S1.5 S4.22 a seller is told from when on the buyer can cancel, and has no button for it', async () => {
  const before = await toDeliver('seller', 1_799)
  expect(before).toMatch(/From .*08:30.*, the buyer can cancel the order until you send the trade offer\./)
  const after = await toDeliver('seller', 1_800)
  expect(after).toContain('Until you send the trade offer, the buyer can cancel the order.')
  for (const page of [before, after]) expect(page).not.toContain('Cancel the order')
})

test('S1.2 S4.22 a buyer is told when they can cancel, and then has a button for it', async () => {
  const before = await toDeliver('buyer', 1_799)
  expect(before).toMatch(/you can cancel from .*08:30/)
  expect(before).not.toContain('Cancel the order')
  expect(await toDeliver('buyer', 1_800)).toContain('Cancel the order')
})
