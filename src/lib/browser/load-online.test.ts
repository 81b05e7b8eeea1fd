import { afterEach, expect, test, vi } from 'vitest'
import { loadOnline, waitForCode } from './load-online.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a piece that is missing offline is loaded once the network is back', async () => {
  const browser = new EventTarget()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce('it')
  const loaded = loadOnline(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  vi.stubGlobal('navigator', { onLine: true })
  browser.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('it')
})

test('a piece that was asked for offline is loaded though the network is back by the time it is missed', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const missed = Promise.withResolvers<string>()
  const load = vi.fn<() => Promise<string>>().mockReturnValueOnce(missed.promise).mockResolvedValueOnce('it')
  const loaded = loadOnline(load)
  vi.stubGlobal('navigator', { onLine: true })
  missed.reject(new TypeError('no network'))
  expect(await loaded).toBe('it')
})

test('a network that is back may not answer at once, but is not asked forever', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: false })
  const missing = new TypeError('no network')
  const late = vi.fn<() => Promise<string>>().mockRejectedValue(missing)
  const loaded = Promise.allSettled([loadOnline(late)])
  vi.stubGlobal('navigator', { onLine: true })
  await vi.advanceTimersByTimeAsync(1_250)
  expect(late).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(late).toHaveBeenCalledTimes(5)
  expect(await loaded).toMatchObject([{ status: 'rejected', reason: missing }])
})

test('online, a chunk that fails to load rejects', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await expect(loadOnline(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone')
})

test('the server waits for what it is loading, loaded or missing', async () => {
  expect(await waitForCode()).toBe(false)
  const [there, missing] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const loaded = Promise.allSettled([loadOnline(() => there.promise), loadOnline(() => missing.promise)])
  const waited = waitForCode()
  const isDone = vi.fn<() => void>()
  void waited.then(isDone)
  there.resolve('it')
  await new Promise((done) => setImmediate(done))
  expect(isDone).not.toHaveBeenCalled()
  missing.reject(new TypeError('gone'))
  expect(await waited).toBe(true)
  await loaded
  expect(await waitForCode()).toBe(false)
})
