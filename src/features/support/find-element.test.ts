import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findElement } from './find-element.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('S9.2 the chat’s element is looked for every 100 ms, and taken as soon as it is there', async () => {
  const element = {} as Element
  const find = vi.fn<() => Element | null>(() => null)
  const found = findElement(find)
  await vi.advanceTimersByTimeAsync(299)
  expect(find).toHaveBeenCalledTimes(3)
  find.mockReturnValue(element)
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toBe(element)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(find).toHaveBeenCalledTimes(4)
})

test('S9.2 it is given up after 100 tries', async () => {
  const find = vi.fn<() => Element | null>(() => null)
  const found = findElement(find)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await found).toBeNull()
  expect(find).toHaveBeenCalledTimes(100)
})
