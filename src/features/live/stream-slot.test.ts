import { afterEach, expect, test, vi } from 'vitest'
import { takeStreamSlot } from './stream-slot.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function window() {
  const onTaken = vi.fn<() => void>()
  return { onTaken, leave: takeStreamSlot(onTaken) }
}

test('four windows have a stream, and another one gets it once one of them leaves', async () => {
  const windows = Array.from({ length: 4 }, window)
  await vi.waitFor(() => {
    for (const { onTaken } of windows) expect(onTaken).toHaveBeenCalledOnce()
  })
  const [gaveUp, next] = [window(), window()]
  gaveUp.leave()
  windows[2]!.leave()
  await vi.waitFor(() => expect(next.onTaken).toHaveBeenCalledOnce())
  expect(gaveUp.onTaken).not.toHaveBeenCalled()

  const last = window()
  next.leave()
  for (const { leave } of windows) leave()
  await vi.waitFor(() => expect(last.onTaken, 'of all that are free it takes one').toHaveBeenCalledOnce())
  last.leave()
})

test('without the locks API a window streams at once', async () => {
  vi.stubGlobal('navigator', {})
  expect(window().onTaken).toHaveBeenCalledOnce()

  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('no storage', 'SecurityError')) },
  })
  const refused = window()
  await vi.waitFor(() => expect(refused.onTaken).toHaveBeenCalledOnce())
})
