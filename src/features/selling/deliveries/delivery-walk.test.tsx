import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { detail } from '#contract/orders/orders.ts'
import { orderQuery, undeliveredQuery } from '#features/orders/queries.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { DeliveryWalk } from './delivery-walk.tsx'

test('S4.22 who delivers one sale after the other reads which offer is wrong', async () => {
  const sample = detail.response.parse(sampleOf(detail.response))
  const deliver_to = { trade_url: 'https://steam.example/trade', platform_asset_id: '1' }
  const order = { ...sample.order, role: 'seller', awaited: 'seller', deliver_to } as const
  const client = new QueryClient()
  client.setQueryData(undeliveredQuery('seller').queryKey, [order])
  const seen = async (warnings: typeof sample.warnings, state = order.state) => {
    client.setQueryData(orderQuery(order.order_id).queryKey, { ...sample, order: { ...order, state }, warnings })
    return textOf(await drawn(client, <DeliveryWalk />))
  }
  expect(await seen([])).not.toContain('Trade offer')
  const warnings = [{ offer_id: '7800000001', kind: 'other_item', at: 1 } as const]
  expect(await seen(warnings)).toContain('Trade offer 7800000001 contains another item.')
  expect(await seen(warnings, 'refunded'), 'it has ended').not.toContain('Trade offer')
})
