import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { cheapestQuery } from './queries.ts'

const told = vi.hoisted(() => ({ fetchListings: vi.fn() }))
vi.mock('./listings.functions.ts', async (original) => ({ ...(await original<object>()), ...told }))

test('S1.2 a substitute is looked for among others’ listings, so that ten of one’s own do not hide it', async () => {
  told.fetchListings.mockResolvedValue({ ok: true, data: { items: [], next_cursor: null, total: 0 } })
  await new QueryClient().fetchQuery(cheapestQuery({ goods_id: '00000000001', style_id: 2 }))
  const [{ data }] = told.fetchListings.mock.calls[0] as [{ data: object }]
  expect(data).toMatchObject({
    goods_id: '00000000001',
    style_id: 2,
    sort: 'price_asc',
    topped_first: false,
    of_others: true,
  })
})
