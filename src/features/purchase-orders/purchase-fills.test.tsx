import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { drawn, textOf } from '../../../tests/factories/drawn.tsx'
import { PurchaseFills } from './purchase-fills.tsx'
import type { PurchaseDetail } from './queries.ts'

const fill = {
  order_id: '7',
  state: 'refunded',
  offer_ending: null,
  is_ended_by_support: false,
  price: '40.00',
  created_at: 1_795_000_000,
} as const

const said = async (order: PurchaseDetail['orders'][number]) =>
  textOf(await drawn(new QueryClient(), <PurchaseFills orders={[order]} isOpen={false} />))

test('S1.3 an order that led to nothing says who or what ended it, as it does elsewhere', async () => {
  expect(await said(fill)).toContain(' Refunded ')
  expect(await said({ ...fill, is_ended_by_support: true })).toContain(' Ended by support ')
  expect(await said({ ...fill, state: 'reversed' })).toContain(' Trade reversed ')
  expect(await said({ ...fill, offer_ending: 'declined' })).toContain(' Trade offer declined ')
})
