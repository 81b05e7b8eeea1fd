import { expect, test } from 'vitest'
import { ShortCache } from './short-cache.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

function setUp(max = 10) {
  let time = 1
  let asked = 0
  const cache = new ShortCache<number>({ ttlMs: 100, max, now: () => time })
  return {
    get: (key: string) => cache.get(key, async () => ++asked),
    advance: (ms: number) => (time += ms),
    cache,
  }
}

test('an answer is kept until it expires and then fetched again', async () => {
  const { get, advance } = setUp()
  expect(await get('a')).toBe(1)
  advance(100)
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

test('a full cache evicts the least recently used entry', async () => {
  const { get } = setUp(2)
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  expect(await get('a')).toBe(1)
  expect(await get('b')).toBe(4)
})

test('an old answer serves while a new one is asked for, and only for so long', async () => {
  let now = 1
  let asked = 0
  const cache = new ShortCache<number>({ ttlMs: 10, staleMs: 20, max: 5, now: () => now })
  const ask = () => cache.get('a', () => Promise.resolve(++asked))
  expect(await ask()).toBe(1)
  now = 15
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect(asked).toBe(2)
  expect(await ask()).toBe(2)
  now = 200
  expect(await ask()).toBe(3)
})

test('an attempt to renew that fails leaves the old answer, and is made again', async () => {
  let now = 1
  const cache = new ShortCache<number>({ ttlMs: 10, staleMs: 50, max: 5, now: () => now })
  await cache.get('a', () => Promise.resolve(1))
  now = 20
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe(1)
  await settle()
  expect(await cache.get('a', () => Promise.resolve(2))).toBe(1)
  await settle()
  expect(await cache.get('a', () => Promise.resolve(3))).toBe(2)
})
