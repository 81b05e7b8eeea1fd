import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const made = Date.parse('2026-05-04T10:00:00Z')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Simulates a page rendered at ten that began to arrive after 200 ms, with the visitor's clock `ahead` by so many ms.
 */
async function visitWith(ahead: number, { transferSize = 9000, workerStart = 0, asleep = 0 } = {}) {
  vi.setSystemTime(made + ahead)
  const start = performance.now()
  const begun = String(Date.now() - start)
  vi.stubGlobal('document', { documentElement: { dataset: { now: String(made), begun } } })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: start + 200, transferSize, workerStart } as PerformanceNavigationTiming,
  ])
  vi.advanceTimersByTime(200)
  vi.setSystemTime(Date.now() + asleep)
  return (await import('./market-time.ts')).marketTime
}

test.each([3_600_000, -3_600_000, 90_000])('a visitor’s clock that is %i ms ahead is put right', async (ahead) => {
  const marketTime = await visitWith(ahead)
  vi.advanceTimersByTime(60_000)
  expect(marketTime()).toBe(made + 60_000)
  vi.advanceTimersByTime(5000)
  expect(marketTime()).toBe(made + 65_000)
  expect(marketTime(Date.now() - 1000)).toBe(made + 64_000)
})

test('clocks that agree but for the way of the page are left alone', async () => {
  const marketTime = await visitWith(900)
  expect(marketTime()).toBe(Date.now())
})

test('a page that the browser had kept, and shows again an hour later, says nothing of the clock', async () => {
  const marketTime = await visitWith(3_600_000, { transferSize: 0 })
  expect(marketTime()).toBe(Date.now())
})

test('a page from the network by way of the service worker has no transfer size either, but says what time it is', async () => {
  const marketTime = await visitWith(3_600_000, { transferSize: 0, workerStart: 20 })
  expect(marketTime()).toBe(made)
})

test('hours that the computer has slept since the page began, before anything asked for the time, are no difference', async () => {
  const marketTime = await visitWith(0, { asleep: 8 * 3_600_000 })
  expect(marketTime()).toBe(made + 200 + 8 * 3_600_000)
})

test('on a page that was made for many, the market’s clock is taken from its answers', async () => {
  vi.setSystemTime(made)
  vi.stubGlobal('document', { documentElement: { dataset: { begun: String(made) } } })
  const { hearMarketClock, marketTime } = await import('./market-time.ts')
  expect(marketTime()).toBe(made)
  hearMarketClock(new Date(made - 90_000).toUTCString())
  expect(marketTime()).toBe(made - 90_000)
  hearMarketClock(null)
  hearMarketClock('no date')
  expect(marketTime(), 'an answer that tells no time changes nothing').toBe(made - 90_000)
  hearMarketClock(new Date(made + 1000).toUTCString())
  expect(marketTime(), 'a second is no difference').toBe(made)
})

test('a page that says when it was made is believed, whatever comes after it', async () => {
  const marketTime = await visitWith(3_600_000)
  const { hearMarketClock } = await import('./market-time.ts')
  const told = marketTime()
  hearMarketClock(new Date(made + 600_000).toUTCString())
  expect(marketTime()).toBe(told)
})

test('the server has the market’s time', async () => {
  const { marketTime } = await import('./market-time.ts')
  expect(marketTime()).toBe(Date.now())
})
