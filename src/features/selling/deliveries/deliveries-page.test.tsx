import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { list } from '#contract/orders/orders.ts'
import { undeliveredStates } from '#features/orders/model.ts'
import { salesQuery, undeliveredQuery } from '#features/orders/queries.ts'
import { sampleOf } from '../../../../tests/factories/contract-sample.ts'
import { drawn, textOf } from '../../../../tests/factories/drawn.tsx'
import { DeliveriesPage } from './deliveries-page.tsx'

test('S2.10 with nothing to deliver, the page leads on to what is on sale', async () => {
  const client = new QueryClient()
  client.setQueryData<unknown>(salesQuery({ states: undeliveredStates }).queryKey, {
    pages: [{ items: [], next_cursor: null }],
    pageParams: [undefined],
  })
  const markup = await drawn(client, <DeliveriesPage />)
  expect(markup).toContain('Nothing to deliver')
  expect(markup).toMatch(/<a [^>]*href="[^"]*\/sale\/on_sale"[^>]*><span>See what is on sale</)
})

test('S4.22 an order beyond the first page of the list is handled in its turn', async () => {
  const { element } = list.response.shape.items
  const sample = element.parse(sampleOf(element))
  const sent = { ...sample, role: 'seller', awaited: 'buyer', state: 'awaiting_acceptance' } as const
  const deliver_to = { trade_url: 'https://steam.example/trade', platform_asset_id: '1' }
  const older = { ...sent, order_id: '7', awaited: 'seller', state: 'awaiting_delivery', deliver_to } as const
  const client = new QueryClient()
  client.setQueryData<unknown>(salesQuery({ states: undeliveredStates }).queryKey, {
    pages: [{ items: [sent], next_cursor: 'next' }],
    pageParams: [undefined],
  })
  const seen = async () => textOf(await drawn(client, <DeliveriesPage />))
  expect(await seen(), 'all are not read yet').not.toMatch(/\d of \d|on their way/)
  client.setQueryData(undeliveredQuery('seller').queryKey, [sent, older])
  expect(await seen()).toContain('1 of 1')
})
