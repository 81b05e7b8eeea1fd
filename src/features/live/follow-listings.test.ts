import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFeedPage } from '../../../tests/setup/feed-page.ts'
import { maxFollowedListings } from '#contract/words.ts'
import { followListings, mapPages, onlyOf } from './follow-listings.ts'
import type { Live } from './use-live.ts'

let tab: ReturnType<typeof openFeedPage>
beforeEach(() => {
  tab = openFeedPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (...prices: string[]) => ({
  pages: [{ items: prices.map((price, index) => ({ listing_id: `${index + 1}`, price })) }],
  pageParams: [],
})

/** Shows a list of two listings, read `age` ms ago; `answers` is the server's current state of it. */
function follow(answers = () => Promise.resolve(answer('1.00', '2.00')), age = 0) {
  const client = new QueryClient()
  const queryKey = ['list', 'shown']
  const list = new QueryObserver(client, {
    queryKey,
    queryFn: answers,
    initialData: answer('1.00', '2.00'),
    initialDataUpdatedAt: Date.now() - age,
    staleTime: Infinity,
  })
  const hide = list.subscribe(() => {})
  const onEvent = vi.fn<() => void>()
  let live: Live = { gone: new Map(), news: '' }
  const following = { ask: onlyOf('1,2'), shown: [{ queryKey: ['list'], map: mapPages }], again: [['list']], onEvent }
  const stop = followListings(client, following, (change) => (live = change(live)))
  const shown = () => list.getCurrentResult()
  return {
    client,
    hide,
    stop,
    onEvent,
    shown,
    prices: () => shown().data?.pages[0]?.items.map(({ price }) => price),
    live: () => live,
  }
}

test('S1.1 a new price stands where the old one was, in an answer that is as old as before', () => {
  const { prices, shown, live } = follow(undefined, 500)
  const before = shown().dataUpdatedAt
  tab.tell('price_changed', { listing_id: '1', price: '9.00' })
  expect(prices()).toEqual(['9.00', '2.00'])
  expect(shown().dataUpdatedAt).toBe(before)
  expect(live()).toEqual({ gone: new Map(), news: 'A listing now costs ¥9.00' })
})

test('S1.1 a new price does not make fresh what is to be read again', () => {
  const { client, prices } = follow()
  const queryKey = ['list', 'left']
  client.setQueryData(queryKey, answer('1.00'))
  void client.invalidateQueries({ queryKey })
  tab.tell('price_changed', { listing_id: '1', price: '9.00' })
  expect(prices()).toEqual(['9.00', '2.00'])
  expect(client.getQueryState(queryKey)).toMatchObject({ data: answer('9.00'), isInvalidated: true })
  expect(client.getQueryState(['list', 'shown'])?.isInvalidated).toBe(false)
})

test('S1.1 what is sold or taken down stays in its place, and is said to be gone', () => {
  const { prices, live } = follow()
  tab.tell('sold', { listing_id: '1', price: '1.00' })
  expect(live().news).toBe('Sold for ¥1.00')
  tab.tell('cancelled', { listing_id: '2', price: '2.00' })
  expect(live().news).toBe('The listing for ¥2.00 is no longer on sale')
  expect([...live().gone]).toEqual([
    ['1', 'Sold'],
    ['2', 'Taken down'],
  ])
  expect(prices()).toEqual(['1.00', '2.00'])
})

test('S1.1 what has come back on sale is there again, at its price', () => {
  const { prices, live } = follow()
  tab.tell('sold', { listing_id: '1', price: '1.00' })
  tab.tell('listed', { listing_id: '1', price: '1.50' })
  expect(live()).toEqual({ gone: new Map(), news: 'On sale again for ¥1.50' })
  expect(prices()).toEqual(['1.50', '2.00'])
})

test('S1.1 nothing is said of what is not on the screen', () => {
  const { live, hide, onEvent } = follow()
  const before = live()
  tab.tell('sold', { listing_id: '3', price: '3.00' })
  tab.tell('sold', { listing_id: null, price: '3.00' })
  hide()
  tab.tell('sold', { listing_id: '1', price: '1.00' })
  expect(live()).toBe(before)
  expect(onEvent, 'it may concern other figures').toHaveBeenCalledTimes(3)
})

test('S1.1 what comes back on sale while another list is shown is not gone when its own is shown again', () => {
  const { hide, live } = follow()
  tab.tell('cancelled', { listing_id: '1', price: '1.00' })
  expect([...live().gone.keys()]).toEqual(['1'])
  const { news } = live()
  hide()
  tab.tell('listed', { listing_id: '1', price: '1.00' })
  expect(live()).toEqual({ gone: new Map(), news })
})

test('S1.1 after a time in the background the list is read again, and only what is told since then is gone', async () => {
  const answered = Promise.withResolvers<ReturnType<typeof answer>>()
  const { live, prices } = follow(() => answered.promise)
  tab.tell('sold', { listing_id: '1', price: '1.00' })
  tab.page.show('hidden')
  tab.page.show('visible')
  tab.tell('open')
  tab.tell('sold', { listing_id: '2', price: '2.00' })
  expect([...live().gone.keys()], 'until the answer is there').toEqual(['1', '2'])
  answered.resolve(answer('1.10', '2.00'))
  await vi.waitFor(() => expect(prices()).toEqual(['1.10', '2.00']))
  await vi.waitFor(() => expect([...live().gone.keys()]).toEqual(['2']))
})

test('S1.1 a list that is older than its stream is read again, and what is told meanwhile stays gone', async () => {
  const answered = Promise.withResolvers<ReturnType<typeof answer>>()
  const { live, prices } = follow(() => answered.promise, 10_000)
  tab.tell('open')
  tab.tell('sold', { listing_id: '2', price: '2.00' })
  answered.resolve(answer('1.10', '2.00'))
  await vi.waitFor(() => expect(prices()).toEqual(['1.10', '2.00']))
  expect([...live().gone.keys()]).toEqual(['2'])
})

test('S1.1 a list that was read just now, or is being read, is not read once more', async () => {
  const answers = vi.fn(() => Promise.resolve(answer('1.10', '2.00')))
  follow(answers, 500)
  tab.tell('open')
  expect(answers).not.toHaveBeenCalled()

  const client = new QueryClient()
  const queryKey = ['list', 'on the way']
  const old = { initialData: answer('1.00'), initialDataUpdatedAt: Date.now() - 10_000 }
  const list = new QueryObserver(client, { queryKey, queryFn: answers, ...old })
  list.subscribe(() => {})
  followListings(client, { ask: '', shown: [{ queryKey, map: mapPages }], again: [queryKey] }, () => {})
  tab.tell('open')
  await vi.waitFor(() => expect(list.getCurrentResult().fetchStatus).toBe('idle'))
  expect(answers).toHaveBeenCalledOnce()
})

test('S1.1 a list that can not be read again keeps what is known of it', async () => {
  const { live, shown } = follow(() => Promise.reject(new Error('no answer')))
  tab.tell('sold', { listing_id: '1', price: '1.00' })
  tab.page.show('hidden')
  tab.page.show('visible')
  tab.tell('open')
  await vi.waitFor(() => expect(shown().fetchStatus).toBe('idle'))
  await vi.waitFor(() => expect(shown().isError).toBe(true))
  expect([...live().gone.keys()]).toEqual(['1'])
})

test('S1.1 who stops has nothing open, keeps what is gone, and has nothing left to say', () => {
  const { live, stop } = follow()
  tab.tell('sold', { listing_id: '1', price: '1.00' })
  stop()
  expect(tab.open()).toEqual([])
  expect(live()).toEqual({ gone: new Map([['1', 'Sold']]), news: '' })
})

test('the feed is narrowed to as many listings as it takes, and is not where there are more', () => {
  const ids = Array.from({ length: maxFollowedListings }, (_, nth) => `${nth + 1}`)
  expect(onlyOf(ids.join())).toBe(`listing_ids=${ids.join()}`)
  expect(onlyOf([...ids, '777'].join())).toBe('')
})
