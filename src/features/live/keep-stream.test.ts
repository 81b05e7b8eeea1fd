import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFeedPage } from '../../../tests/setup/feed-page.ts'
import { keepStream } from './keep-stream.ts'

let tab: ReturnType<typeof openFeedPage>
beforeEach(() => {
  vi.useFakeTimers()
  tab = openFeedPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a refused stream is opened anew, after ever longer pauses', async () => {
  const onReopen = vi.fn<() => void>()
  const stop = keepStream({ url: '/events', hears: {}, onReopen })
  const opensAfter = async (ms: number) => {
    tab.refuse()
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(tab.open()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(tab.open()).toHaveLength(1)
  }
  for (const seconds of [10, 20, 40, 80, 160, 300, 300]) await opensAfter(seconds * 1_000)
  expect(onReopen).toHaveBeenCalledTimes(7)
  tab.tell('open')
  await opensAfter(10_000)
  tab.refuse()
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tab.open()).toEqual([])
})

test('the browser itself reopens a lost stream', async () => {
  const stop = keepStream({ url: '/events', hears: {} })
  tab.tell('error')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tab.open()).toHaveLength(1)
  stop()
})

test('a page that other windows kept from a stream may have missed something', async () => {
  const asked: (() => unknown)[] = []
  const request = (_slot: string, _options: object, take: () => unknown) => {
    asked.push(take)
    return Promise.resolve()
  }
  Object.assign(tab.connection, { locks: { request } })
  const [onReopen, ofAnother] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = keepStream({ url: '/events', hears: {}, onReopen })
  asked[0]?.()
  expect(tab.open()).toHaveLength(1)
  expect(onReopen, 'there was one at once').not.toHaveBeenCalled()
  stop()

  const from = asked.length
  const stopAnother = keepStream({ url: '/events', hears: {}, onReopen: ofAnother })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tab.open()).toEqual([])
  for (const take of asked.slice(from)) take()
  expect(tab.open(), 'of two slots that are free at once it takes one').toHaveLength(1)
  expect(ofAnother).toHaveBeenCalledOnce()
  stopAnother()
  expect(tab.open()).toEqual([])
})
