import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { bestOfferQuery } from '#features/purchase-orders/queries.ts'
import { drawn } from '../../../tests/factories/drawn.tsx'
import { itemOf } from '../../../tests/factories/inventory-item.ts'
import { ItemActions } from './item-actions.tsx'
import type { ShownItem } from './model.ts'

const item = itemOf()

const drawnWith = (queryClient: QueryClient, shown: ShownItem = item) =>
  drawn(queryClient, <ItemActions item={shown} onList={() => {}} />)

const knowing = (price: string | null, purchaseId: string | null) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(bestOfferQuery(item.goods_id, item.asset_id).queryKey, { price, purchaseId })
  return queryClient
}

test('S1.3 the place of the best offer is kept while it loads', async () => {
  const markup = await drawnWith(new QueryClient())
  expect(markup).toContain('aria-busy="true"')
  expect(markup).not.toContain('Sell now')
})

test('S1.3 an item is sold to the best purchase order, or is said to be wanted by nobody', async () => {
  expect(await drawnWith(knowing('45.43', '9'))).toContain('Sell now for ¥45.43')
  const unwanted = await drawnWith(knowing(null, null))
  expect(unwanted).toContain('Nobody wants it right now')
  expect(unwanted).not.toContain('aria-busy="true"')
})

test('S1.5 an item that has left the inventory offers neither listing nor selling', async () => {
  const markup = await drawnWith(knowing('45.43', '9'), { ...item, status: 'gone' })
  expect(markup).not.toMatch(/Sell now|>List</)
  expect(markup).toContain('See its market')
})

test.each(['reserved', 'in_order'] as const)('S1.5 an item that is %s leads to its own order', async (status) => {
  const markup = await drawnWith(new QueryClient(), itemOf({ status, order_id: '9' }))
  expect(markup).toMatch(/href="[^"]*\/sale\/to_delivery\/9"[^>]*>(<[^>]*>)*See the delivery/)
})
