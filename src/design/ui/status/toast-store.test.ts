import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, holdToast, shownToasts, toast } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => shownToasts().map(({ text }) => text)

describe('S2.41 toasts', () => {
  it('S9.1 stay 3000 ms by default, counted down per second', () => {
    toast({ text: 'saved' })
    vi.advanceTimersByTime(1000)
    expect(shownToasts()[0]?.left).toBe(2000)
    vi.advanceTimersByTime(1999)
    expect(texts()).toEqual(['saved'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  it('S9.1 keep to a duration that is no whole number of seconds', () => {
    toast({ text: 'Login succeeded', duration: 2500, placement: 'top' })
    vi.advanceTimersByTime(2499)
    expect(texts()).toEqual(['Login succeeded'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  it('wait while they are held', () => {
    const id = toast({ text: 'read me' })
    holdToast(id, true)
    vi.advanceTimersByTime(10_000)
    expect(texts()).toEqual(['read me'])
    holdToast(id, false)
    vi.advanceTimersByTime(3000)
    expect(texts()).toEqual([])
  })

  it('do not pile up: the same words are one toast whose time starts over, and four are the most', () => {
    toast({ text: 'again' })
    vi.advanceTimersByTime(2000)
    toast({ text: 'again' })
    vi.advanceTimersByTime(2000)
    expect(texts()).toEqual(['again'])
    for (const text of ['a', 'b', 'c', 'd', 'e']) toast({ text })
    expect(texts()).toEqual(['b', 'c', 'd', 'e'])
  })

  it('go when they are dismissed', () => {
    const id = toast({ text: 'away' })
    dismissToast(id)
    expect(texts()).toEqual([])
  })
})
