import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { firstPurchasesQuery, maxAtOnce } from './queries.ts'

const fetchPurchaseOrders = vi.hoisted(() => vi.fn())
vi.mock('./purchase-orders.functions.ts', async (original) => ({
  ...(await original<object>()),
  fetchPurchaseOrders,
}))

test('S2.9 to be selected, as many are read as can be acted on at once, by the same keyword and order', async () => {
  fetchPurchaseOrders.mockResolvedValueOnce({ ok: true, data: { items: [{ purchase_id: '7' }], next_cursor: '7' } })
  const query = firstPurchasesQuery('wait_supply', { keyword: 'awp', sort: 'price_desc' })
  expect(await new QueryClient().fetchQuery(query)).toEqual([{ purchase_id: '7' }])
  expect(fetchPurchaseOrders.mock.lastCall![0].data).toMatchObject({
    scope: 'mine',
    keyword: 'awp',
    sort: 'price_desc',
    page_size: maxAtOnce,
  })
})
