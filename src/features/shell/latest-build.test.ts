import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnceThere } from './latest-build.ts'

const ask = vi.fn<typeof fetch>()
const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask.mockReset().mockResolvedValue(Response.json({ id: 'a' })))
  vi.stubGlobal('location', { reload: reload.mockReset() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('S2.17 a market that restarts is asked until it answers', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }))
  const isStillThere = vi.fn<() => void>()
  void reloadOnceThere(() => false).then(isStillThere)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isStillThere, 'for the next missing chunk').toHaveBeenCalledOnce()
})

test('S2.17 a page is not reloaded while the outcome of a write is open', async () => {
  let isOpen = true
  void reloadOnceThere(() => isOpen)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
  isOpen = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).toHaveBeenCalledOnce()
})
