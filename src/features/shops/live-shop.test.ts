import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { openFeedPage } from '../../../tests/setup/feed-page.ts'
import followShop from './live-shop.ts'
import { shopListingsQuery, shopQuery } from './queries.ts'

vi.mock('./shops.functions.ts', () => ({}))
afterEach(() => {
  vi.unstubAllGlobals()
})

test('S1.6 the listings of a shop are followed by their ids', () => {
  const tab = openFeedPage()
  const client = new QueryClient()
  const { queryKey } = shopListingsQuery('5', {})
  // The shop's head is cached too, and shows no listings.
  client.setQueryData(shopQuery('5').queryKey, { name: 'Stall' } as never)
  client.setQueryData(queryKey, { pages: [{ items: [{ listing_id: '7', price: '1.20' }] }], pageParams: [] } as never)
  for (const key of [queryKey, shopQuery('5').queryKey])
    new QueryObserver(client, { queryKey: key, staleTime: Infinity }).subscribe(() => {})
  const update = vi.fn()
  const stop = followShop(client, '7', update)
  expect(tab.open().map(({ url }) => url)).toEqual(['/api/ext/market/events?listing_ids=7'])
  tab.tell('price_changed', { listing_id: '7', price: '1.10' })
  expect(update).toHaveBeenCalledOnce()
  expect(client.getQueryData(queryKey)?.pages[0]?.items).toEqual([{ listing_id: '7', price: '1.10' }])
  stop()
})
