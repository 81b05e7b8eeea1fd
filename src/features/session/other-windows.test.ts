import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onOtherWindow, reloadForOther, tellOtherWindows, wasReloadedForOther } from './other-windows.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const window = new EventTarget()
/** Browsers tell a window what another one has stored. */
const hearOf = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))

beforeEach(() => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

test('S4.20 a window hears that somebody has signed in or out in another, and of nothing else', () => {
  const hear = vi.fn<() => void>()
  const stop = onOtherWindow(hear)
  hearOf('theme')
  expect(hear).not.toHaveBeenCalled()
  tellOtherWindows()
  for (const key of stored.keys()) hearOf(key)
  expect(hear).toHaveBeenCalledOnce()
  stop()
  for (const key of stored.keys()) hearOf(key)
  expect(hear).toHaveBeenCalledOnce()
})

test('S1.2 S4.20 a page is loaded for somebody else without the dialogs of its address, and knows it once', () => {
  const replace = vi.fn<(path: string) => void>()
  vi.stubGlobal('location', { pathname: '/goods/1', search: '?checkout=2', replace })
  expect(wasReloadedForOther()).toBe(false)
  reloadForOther()
  expect(replace).toHaveBeenCalledExactlyOnceWith('/goods/1')
  expect([wasReloadedForOther(), wasReloadedForOther()]).toEqual([true, false])
})
