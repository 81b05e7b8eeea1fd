import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFeedPage } from '../../../tests/setup/feed-page.ts'
import { followMarket } from './follow-market.ts'

let tab: ReturnType<typeof openFeedPage>
beforeEach(() => {
  tab = openFeedPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const follow = () => {
  const [onEvent, onGap] = [vi.fn<(event: object) => void>(), vi.fn<() => void>()]
  return { onEvent, onGap, stop: followMarket('goods_id=abcdefghijk', { onEvent, onGap, readAt: Date.now }) }
}

test('S1.1 an event of the followed goods reaches the page', () => {
  const { onEvent, onGap, stop } = follow()
  expect(tab.open().map(({ url }) => url)).toEqual(['/api/ext/market/events?goods_id=abcdefghijk'])
  tab.tell('sold', { listing_id: '7' })
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ kind: 'sold', listing_id: '7' })
  expect(onGap).not.toHaveBeenCalled()
  stop()
  expect(tab.open()).toEqual([])
})

test('a tab in the background has no stream, and what it missed is read when it comes back', () => {
  const { onGap, stop } = follow()
  tab.page.show('hidden')
  expect(tab.open()).toEqual([])
  expect(onGap).not.toHaveBeenCalled()
  tab.page.show('visible')
  expect(tab.open()).toHaveLength(1)
  tab.tell('open')
  expect(onGap).toHaveBeenCalledOnce()
  tab.page.show('visible')
  expect(tab.open(), 'one at a time').toHaveLength(1)
  stop()
})

test('nothing is open without a network, nor on a page that is kept for "back"', () => {
  const { stop } = follow()
  tab.connection.onLine = false
  tab.browser.dispatchEvent(new Event('offline'))
  expect(tab.open()).toEqual([])
  tab.connection.onLine = true
  tab.browser.dispatchEvent(new Event('online'))
  expect(tab.open()).toHaveLength(1)
  tab.browser.dispatchEvent(new Event('pagehide'))
  expect(tab.open()).toEqual([])
  tab.browser.dispatchEvent(new Event('pageshow'))
  expect(tab.open()).toHaveLength(1)
  stop()
  tab.browser.dispatchEvent(new Event('pageshow'))
  expect(tab.open()).toEqual([])
})
