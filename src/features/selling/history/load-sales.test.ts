import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { historyQuery } from '#features/orders/queries.ts'
import { salesSearch } from '../search.ts'
import { loadSales } from './load-sales.ts'
import { salesFilters } from './sales-filters.ts'

const fetchOrders = vi.hoisted(() => vi.fn())
vi.mock('#features/orders/orders.functions.ts', async (original) => ({ ...(await original<object>()), fetchOrders }))

test('S2.10 sales are asked for in the order that the address names, with its filters, and kept apart by it', async () => {
  fetchOrders.mockResolvedValue({ ok: true, data: { items: [], next_cursor: null, total: 0 } })
  const client = new QueryClient()
  const search = salesSearch({ sort: 'price_desc', state: 'completed', keyword: 'awp' })
  await loadSales(client, search, false)
  expect(fetchOrders.mock.lastCall![0].data).toEqual({
    role: 'seller',
    states: ['completed'],
    keyword: 'awp',
    sort: 'price_desc',
    page_size: 20,
    cursor: undefined,
  })
  const dataIn = (sort: string | undefined) =>
    client.getQueryData(historyQuery('seller', salesFilters(salesSearch({ ...search, sort }), 'UTC')).queryKey)
  expect(dataIn('price_desc')).toBeDefined()
  expect(dataIn(undefined)).toBeUndefined()
})
