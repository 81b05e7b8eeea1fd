import { expect, test } from 'vitest'
import { ShortCache } from './short-cache.ts'

function setUp(max = 10) {
  let time = 0
  let asked = 0
  const cache = new ShortCache<number>({ ttlMs: 100, max, now: () => time })
  return {
    get: (key: string) => cache.get(key, async () => ++asked),
    advance: (ms: number) => (time += ms),
    cache,
  }
}

test('an answer is remembered for its time and then asked anew', async () => {
  const { get, advance } = setUp()
  expect(await get('a')).toBe(1)
  advance(99)
  expect(await get('a')).toBe(1)
  advance(1)
  expect(await get('a')).toBe(2)
})

test('questions at the same time share one answer', async () => {
  const { get } = setUp()
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([1, 1, 2])
})

test('a failed answer is not remembered', async () => {
  const { cache, get } = setUp()
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await get('a')).toBe(1)
})

test('the least recently asked makes room', async () => {
  const { get } = setUp(2)
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  expect(await get('a')).toBe(1)
  expect(await get('b')).toBe(4)
})
