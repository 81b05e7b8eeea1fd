import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { openFeedPage } from '../../../tests/setup/feed-page.ts'
import type { GoodsList } from './cards/card-model.ts'
import followMarketList from './live-market.ts'
import { onSaleListQuery } from './queries.ts'

vi.mock('./market.functions.ts', () => ({}))
afterEach(() => {
  vi.unstubAllGlobals()
})

test('S1.1 single items of the market are followed by their ids, among goods that have none', () => {
  const tab = openFeedPage()
  const client = new QueryClient()
  const { queryKey } = onSaleListQuery({ level: 'listings' })
  const items = [{ lowest_price: '1.00' }, { lowest_price: '1.00', listing: { listing_id: '7', price: '1.20' } }]
  client.setQueryData(queryKey, { pages: [{ items }], pageParams: [] } as never)
  new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => {})
  const update = vi.fn()
  const stop = followMarketList(client, '7,8', update)
  expect(tab.open().map(({ url }) => url)).toEqual(['/api/ext/market/events?listing_ids=7,8'])
  tab.tell('price_changed', { listing_id: '7', price: '1.10' })
  expect(update).toHaveBeenCalledOnce()
  const [page] = client.getQueryData<{ pages: GoodsList[] }>(queryKey)!.pages
  expect(page!.items.map(({ lowest_price, listing }) => [lowest_price, listing?.price])).toEqual([
    ['1.00', undefined],
    ['1.00', '1.10'],
  ])
  stop()
})
