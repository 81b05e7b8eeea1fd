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
  expect(onReopen, 'read again without a stream, except at first').toHaveBeenCalledTimes(6)
  tab.tell('open')
  expect(onReopen).toHaveBeenCalledTimes(7)
  await opensAfter(10_000)
  tab.refuse()
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tab.open()).toEqual([])
})

test('S1.1 the browser itself reopens a lost stream, and what happened meanwhile may have been missed', async () => {
  const onReopen = vi.fn<() => void>()
  const stop = keepStream({ url: '/events', hears: {}, onReopen })
  tab.tell('open')
  tab.tell('error')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tab.open()).toHaveLength(1)
  expect(onReopen, 'not while it is lost, nor when it first opened').not.toHaveBeenCalled()
  for (const times of [1, 2]) {
    tab.tell('open')
    expect(onReopen).toHaveBeenCalledTimes(times)
  }
  stop()
})

test('S1.1 what may have been missed is read once the new stream tells what comes', () => {
  const onReopen = vi.fn<() => void>()
  const stop = keepStream({ url: '/events', hears: {}, onReopen })
  tab.tell('open')
  tab.page.show('hidden')
  tab.page.show('visible')
  expect(onReopen).not.toHaveBeenCalled()
  tab.tell('open')
  expect(onReopen).toHaveBeenCalledOnce()
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
  tab.tell('open')
  expect(tab.open()).toHaveLength(1)
  expect(onReopen, 'there was one at once').not.toHaveBeenCalled()
  stop()

  const from = asked.length
  const stopAnother = keepStream({ url: '/events', hears: {}, onReopen: ofAnother })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tab.open()).toEqual([])
  for (const take of asked.slice(from)) take()
  expect(tab.open(), 'of two slots that are free at once it takes one').toHaveLength(1)
  tab.tell('open')
  expect(ofAnother).toHaveBeenCalledOnce()
  stopAnother()
  expect(tab.open()).toEqual([])
})
