import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilThere } from './latest-build.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('S2.17 a market that restarts is asked until it answers', async () => {
  const ask = vi.fn<typeof fetch>()
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }))
  ask.mockResolvedValueOnce(Response.json({ id: 'a' }))
  vi.stubGlobal('fetch', ask)
  const isThere = vi.fn<() => void>()
  void untilThere().then(isThere)
  await vi.advanceTimersByTimeAsync(3999)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(isThere).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isThere).toHaveBeenCalledOnce()
})
