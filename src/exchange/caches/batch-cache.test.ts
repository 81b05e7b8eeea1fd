import { expect, test } from 'vitest'
import { BatchCache } from './batch-cache.ts'

function setUp({ staleMs = 0, max = 10 } = {}) {
  let time = 1
  const asked: string[][] = []
  const cache = new BatchCache<string>({ ttlMs: 100, staleMs, max, now: () => time })
  return {
    asked,
    cache,
    get: (...keys: string[]) =>
      cache.get(keys, async (missing) => {
        asked.push(missing)
        return new Map(missing.filter((key) => key !== 'none').map((key) => [key, `${key}${asked.length}`]))
      }),
    advance: (ms: number) => (time += ms),
  }
}

test('only keys that are not cached are fetched, in one batch', async () => {
  const { get, asked } = setUp()
  expect(await get('a', 'b')).toEqual(['a1', 'b1'])
  expect(await get('b', 'c', 'd', 'a', 'c')).toEqual(['b1', 'c2', 'd2', 'a1', 'c2'])
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a key without a value is not cached and is fetched again', async () => {
  const { get, asked } = setUp()
  expect(await get('none', 'a')).toEqual([undefined, 'a1'])
  await get('none', 'a')
  expect(asked).toEqual([['none', 'a'], ['none']])
})

test('an expired value is fetched again', async () => {
  const { get, advance } = setUp()
  await get('a')
  advance(100)
  expect(await get('a')).toEqual(['a1'])
  advance(1)
  expect(await get('a')).toEqual(['a2'])
})

test('a value’s age counts from the start of its fetch', async () => {
  const { cache, get, advance } = setUp()
  await cache.get(['a'], async () => {
    advance(60)
    return new Map([['a', 'slow']])
  })
  advance(41)
  expect(await get('a')).toEqual(['a1'])
})

test('a stale value is served while one fetch replaces it, until it is too old', async () => {
  const { get, asked, advance } = setUp({ staleMs: 50 })
  await get('a')
  advance(120)
  expect(await Promise.all([get('a'), get('a')])).toEqual([['a1'], ['a1']])
  expect(asked).toHaveLength(2)
  expect(await get('a')).toEqual(['a2'])
  advance(151)
  expect(await get('a')).toEqual(['a3'])
})

test('after a failed fetch the stale value is served, and the next request fetches again', async () => {
  const { cache, get, advance } = setUp({ staleMs: 50 })
  await get('a')
  advance(120)
  expect(await cache.get(['a'], () => Promise.reject(new Error('gone')))).toEqual(['a1'])
  await get('a')
  expect(await get('a')).toEqual(['a2'])
})

test('a full cache evicts the oldest entries', async () => {
  const { get, asked } = setUp({ max: 2 })
  await get('a', 'b', 'c')
  await get('b', 'c')
  expect(asked).toHaveLength(1)
  await get('a')
  expect(asked).toHaveLength(2)
})
