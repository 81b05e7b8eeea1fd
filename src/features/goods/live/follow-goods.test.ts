import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followGoods } from './follow-goods.ts'

class Stream extends EventTarget {
  static CLOSED = 2
  static all: Stream[] = []
  readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Stream.all.push(this)
  }
  close = () => (this.readyState = Stream.CLOSED)
  tell = (kind: string, event: object) =>
    this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify(event) }))
}

class Page extends EventTarget {
  visibilityState = 'visible'
  show(visibilityState: string) {
    this.visibilityState = visibilityState
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: Page
let browser: EventTarget
const connection = { onLine: true }
const open = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED)

beforeEach(() => {
  page = new Page()
  browser = new EventTarget()
  Stream.all = []
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', connection)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.unstubAllGlobals()
  connection.onLine = true
})

const follow = () => {
  const [onEvent, onGap] = [vi.fn<(event: object) => void>(), vi.fn<() => void>()]
  return { onEvent, onGap, stop: followGoods('abcdefghijk', { onEvent, onGap }) }
}

test('S1.1 what happens to the goods is told', () => {
  const { onEvent, onGap, stop } = follow()
  expect(open().map(({ url }) => url)).toEqual(['/api/ext/market/events?goods_id=abcdefghijk'])
  open()[0]!.tell('sold', { kind: 'sold', listing_id: '7' })
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ kind: 'sold', listing_id: '7' })
  expect(onGap).not.toHaveBeenCalled()
  stop()
  expect(open()).toEqual([])
})

test('a tab in the background has no stream, and what it missed is read when it comes back', () => {
  const { onGap, stop } = follow()
  page.show('hidden')
  expect(open()).toEqual([])
  expect(onGap).not.toHaveBeenCalled()
  page.show('visible')
  expect(open()).toHaveLength(1)
  expect(onGap).toHaveBeenCalledOnce()
  page.show('visible')
  expect(open(), 'one at a time').toHaveLength(1)
  stop()
})

test('nothing is open without a network, nor on a page that is kept for "back"', () => {
  const { stop } = follow()
  connection.onLine = false
  browser.dispatchEvent(new Event('offline'))
  expect(open()).toEqual([])
  connection.onLine = true
  browser.dispatchEvent(new Event('online'))
  expect(open()).toHaveLength(1)
  browser.dispatchEvent(new Event('pagehide'))
  expect(open()).toEqual([])
  browser.dispatchEvent(new Event('pageshow'))
  expect(open()).toHaveLength(1)
  stop()
  browser.dispatchEvent(new Event('pageshow'))
  expect(open()).toEqual([])
})
