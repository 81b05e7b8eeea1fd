import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFeedPage } from '../../../../tests/setup/feed-page.ts'
import followGoods from './live-goods.ts'
import { listingsRequestOf } from '../model.ts'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { sellNowQuery, wantedQuery } from '#features/purchase-orders/queries.ts'
import { depthQuery, listingQuery, listingsQuery, pricesQuery, salesQuery } from '../queries.ts'

vi.mock('../goods.functions.ts', () => ({}))
vi.mock('#features/listings/listings.functions.ts', () => ({}))
vi.mock('#features/purchase-orders/purchase-orders.functions.ts', () => ({}))

const goods_id = 'abcdefghijk'
let tab: ReturnType<typeof openFeedPage>
beforeEach(() => {
  vi.useFakeTimers()
  tab = openFeedPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function follow() {
  const client = new QueryClient()
  const keys = {
    list: listingsQuery(listingsRequestOf(goods_id, {})).queryKey,
    item: listingQuery('7').queryKey,
    detail: goodsDetailQuery(goods_id).queryKey,
    depth: depthQuery({ goods_id }).queryKey,
    sales: salesQuery({ goods_id }).queryKey,
    prices: pricesQuery({ goods_id }, '30d').queryKey,
    wanted: wantedQuery({ goods_id }).queryKey,
    sellNow: sellNowQuery(goods_id).queryKey,
  }
  const listing = { listing_id: '7', price: '1.20' }
  client.setQueryData(keys.list, { pages: [{ items: [listing] }], pageParams: [] } as never)
  client.setQueryData(keys.item, { goods_id, listing } as never)
  for (const queryKey of [keys.detail, keys.depth, keys.sales, keys.prices, keys.wanted, keys.sellNow])
    client.setQueryData(queryKey as readonly string[], {})
  for (const queryKey of Object.values(keys))
    new QueryObserver(client, { queryKey, queryFn: () => new Promise(() => {}), staleTime: Infinity }).subscribe(
      () => {},
    )
  const update = vi.fn()
  const stop = followGoods(client, goods_id, update)
  const isOutdated = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated
  return { client, keys, update, stop, isOutdated }
}

test('S1.1 S2.5 a new price stands in the list of the goods and on the page of the item', () => {
  const { client, keys, update, stop } = follow()
  expect(tab.open().map(({ url }) => url)).toEqual([`/api/ext/market/events?goods_id=${goods_id}`])
  tab.tell('price_changed', { listing_id: '7', price: '1.10' })
  expect(client.getQueryData(keys.list)?.pages[0]?.items[0]?.price).toBe('1.10')
  expect(client.getQueryData(keys.item)?.listing?.price).toBe('1.10')
  expect(update).toHaveBeenCalledOnce()
  stop()
})

test('S1.1 the page of an item that is no longer on sale follows its goods all the same', () => {
  const { client, keys, update, stop } = follow()
  client.setQueryData(keys.item, { goods_id, listing: null } as never)
  client.setQueryData(keys.list, { pages: [], pageParams: [] } as never)
  tab.tell('sold', { listing_id: '7', price: '1.10' })
  expect(update).not.toHaveBeenCalled()
  stop()
})

test('S1.1 the order book is read again once several events are over', () => {
  const { keys, stop, isOutdated } = follow()
  tab.tell('sold', { listing_id: '7', price: '1.10' })
  tab.tell('listed', { listing_id: '8', price: '1.10' })
  expect(isOutdated(keys.depth)).toBe(false)
  vi.runAllTimers()
  expect(isOutdated(keys.depth)).toBe(true)
  stop()
})

test.each(['delivered', 'reversed'])('S1.1 past sales and their chart are read again after one was %s', (kind) => {
  const { keys, stop, isOutdated } = follow()
  tab.tell(kind, { listing_id: null, price: '1.10' })
  vi.runAllTimers()
  expect([keys.prices, keys.sales].map(isOutdated)).toEqual([true, true])
  expect(isOutdated(keys.depth)).toBe(false)
  stop()
})

test.each(['listed', 'price_changed', 'cancelled', 'sold'])('S1.1 past sales are not read again for %s', (kind) => {
  const { keys, stop, isOutdated } = follow()
  tab.tell(kind, { listing_id: '7', price: '1.10' })
  vi.runAllTimers()
  expect(isOutdated(keys.depth)).toBe(true)
  expect([keys.prices, keys.sales, keys.wanted].map(isOutdated)).toEqual([false, false, false])
  stop()
})

test('S1.3 others’ purchase orders, the highest and the order book are read again once when one or several change', () => {
  const { client, keys, stop, isOutdated, update } = follow()
  const read = vi.spyOn(client, 'invalidateQueries')
  for (let nth = 0; nth < 20; nth++) tab.tell('purchase_changed', { listing_id: null, price: '1.10' })
  expect(isOutdated(keys.wanted)).toBe(false)
  vi.runAllTimers()
  expect([keys.detail, keys.depth, keys.wanted, keys.sellNow].map(isOutdated)).toEqual([true, true, true, true])
  expect(read).toHaveBeenCalledTimes(4)
  expect([keys.list, keys.item, keys.prices, keys.sales].some(isOutdated)).toBe(false)
  expect(update, 'no listing has changed').not.toHaveBeenCalled()
  stop()
})

test('S1.3 events without end do not keep the page from being read again', () => {
  const { keys, stop, isOutdated } = follow()
  for (let second = 0; second < 11; second++) {
    tab.tell('purchase_changed', { listing_id: null, price: '1.10' })
    vi.advanceTimersByTime(1_000)
  }
  expect(isOutdated(keys.wanted)).toBe(true)
  stop()
})

test('S1.3 a page in the background reads nothing, and everything when it is back', () => {
  const { keys, stop, isOutdated } = follow()
  tab.tell('purchase_changed', { listing_id: null, price: '1.10' })
  tab.page.show('hidden')
  expect(tab.open()).toEqual([])
  vi.runAllTimers()
  expect(Object.values(keys).some(isOutdated)).toBe(false)
  tab.page.show('visible')
  tab.tell('open')
  expect(Object.values(keys).every(isOutdated)).toBe(true)
  stop()
})
