import { afterEach, expect, test, vi } from 'vitest'
import { PageCache, type Made } from './page-cache.ts'

type Page = { text: string }
const begin = (maxSize = 100) => new PageCache<Page, string>({ ttl: 5_000, maxSize, sizeOf: ({ text }) => text.length })

afterEach(() => vi.useRealTimers())

/** Makes pages one at a time; `finish` supplies the result before or after it is requested. */
function maker() {
  const asked: ((made: Made<Page, string>) => void)[] = []
  const ready: Made<Page, string>[] = []
  const make = vi.fn(() => {
    const made = ready.shift()
    return made ? Promise.resolve(made) : new Promise<Made<Page, string>>((done) => asked.push(done))
  })
  const finish = (made: Made<Page, string>) => {
    const first = asked.shift()
    if (first) first(made)
    else ready.push(made)
  }
  return { make, finish }
}

test('a page is made once for all who ask meanwhile, and for the next seconds', async () => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1000)
  const cache = begin()
  const { make, finish } = maker()
  const both = [cache.get('/', make), cache.get('/', make)]
  finish({ page: { text: 'one' } })
  expect(await Promise.all(both)).toEqual([{ page: { text: 'one' } }, { page: { text: 'one' } }])
  vi.advanceTimersByTime(4_900)
  expect(await cache.get('/', make)).toEqual({ page: { text: 'one' } })
  expect(make).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  const next = cache.get('/', make)
  finish({ page: { text: 'two' } })
  expect(await next, 'no older than it may be').toEqual({ page: { text: 'two' } })
})

test('what is not for everybody goes to the one who asked, and each of the others has their own', async () => {
  const cache = begin()
  const { make, finish } = maker()
  const first = cache.get('/', make)
  const second = cache.get('/', make)
  const third = cache.get('/', make)
  finish({ own: 'first' })
  expect(await first).toEqual({ own: 'first' })
  finish({ own: 'second' })
  finish({ own: 'third' })
  expect(await Promise.all([second, third])).toEqual([{ own: 'second' }, { own: 'third' }])
})

test('a page that fails fails for the one who asked, and is tried again for the others', async () => {
  const cache = begin()
  const fail = vi.fn(async (): Promise<Made<Page, string>> => Promise.reject(new Error('away')))
  const { make, finish } = maker()
  const first = cache.get('/', fail)
  const second = cache.get('/', make)
  await expect(first).rejects.toThrow('away')
  finish({ page: { text: 'there again' } })
  expect(await second).toEqual({ page: { text: 'there again' } })
})

test('all pages together take no more than they may', async () => {
  const cache = begin(10)
  const made = vi.fn(async (text: string) => ({ page: { text } }))
  const ask = (text: string) => cache.get(text, () => made(text))
  await ask('123456')
  await ask('654321')
  await ask('123456')
  expect(made, 'the one asked for longest ago had to go').toHaveBeenCalledTimes(3)
  await ask('more than ten')
  await ask('more than ten')
  expect(made, 'one that is larger than all may be is not kept').toHaveBeenCalledTimes(5)
})
