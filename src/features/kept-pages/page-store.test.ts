import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKept } from './kept-cache.ts'
import { belongTo, find, keepAssets, keptAt, listKept, openStore, prune, putPage } from './page-store.ts'

const origin = 'https://market.test'
const hrefOf = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, origin).href

/** A cache that keeps texts and headers, in the order in which they come. */
class TextCache {
  readonly held = new Map<string, { text: string; headers: Headers }>()
  match = async (asked: string | Request) => {
    const held = this.held.get(hrefOf(asked))
    return held && new Response(held.text, { headers: held.headers })
  }
  put = async (asked: string, answer: Response) => {
    this.held.set(hrefOf(asked), { text: await answer.text(), headers: answer.headers })
  }
  delete = async (asked: string | Request) => this.held.delete(hrefOf(asked))
  keys = async () => [...this.held.keys()].map((url) => new Request(url))
}

let stores: Map<string, TextCache>
beforeEach(() => {
  stores = new Map()
  vi.stubGlobal('caches', {
    open: async (name: string) => stores.get(name) ?? stores.set(name, new TextCache()).get(name),
    delete: async (name: string) => stores.delete(name),
  })
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(`code of ${path}`, { status: path.includes('gone') ? 404 : 200 }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const document = (...assets: string[]) =>
  new Response(`<html data-now="1">${assets.map((path) => `<script src="${path}">`).join('')}`, {
    headers: { 'content-security-policy': "default-src 'self'", 'content-encoding': 'br', 'content-length': '7' },
  })
const addresses = async (cache: Cache) => (await cache.keys()).map(({ url }) => url.slice(origin.length))

async function keep(cache: Cache, address: string, at: number, ...assets: string[]) {
  await putPage(cache, { address, at, assets: [] }, document(...assets))
  await keepAssets(cache, address)
}

test('S4.20 what was kept for somebody is gone once it is kept for somebody else, or in another language', async () => {
  const cache = await openStore()
  await belongTo(cache, 'anna.en.pc')
  await keep(cache, '/tasks', 1, '/assets/a.js')
  await belongTo(cache, 'anna.en.pc')
  expect(await addresses(cache)).toContain('/tasks')
  await belongTo(cache, 'anna.zh-CN.pc')
  expect(await addresses(cache)).toEqual(['/kept-for'])
  await keep(cache, '/tasks', 2)
  await belongTo(cache, 'ben.zh-CN.pc')
  expect(await addresses(cache)).toEqual(['/kept-for'])
})

test('S4.20 what arrives after a sign-out goes with what was deleted', async () => {
  const cache = await openStore()
  forgetKept()
  await keep(cache, '/tasks', 1)
  expect(await listKept(await openStore())).toEqual([])
})

test('a document is kept with its policy and its age, and with the files that it names or has loaded', async () => {
  const cache = await openStore()
  await putPage(cache, { address: '/tasks', at: 5, assets: [] }, document('/assets/a.js', '/assets/gone.js'))
  await keepAssets(cache, '/tasks', ['/assets/late.js'])
  const kept = (await find(cache, '/tasks'))!
  expect(keptAt(kept)).toBe(5)
  expect(kept.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(kept.headers.has('content-encoding') || kept.headers.has('content-length')).toBe(false)
  expect(await kept.text()).not.toContain('data-now')
  expect(await (await find(cache, '/assets/late.js'))?.text()).toBe('code of /assets/late.js')
  expect(await find(cache, '/assets/gone.js')).toBeUndefined()
})

test('S2.17 files of an old build go with the last document that needs them', async () => {
  const cache = await openStore()
  await keep(cache, '/collect', 1, '/assets/old.js', '/assets/both.js')
  await keep(cache, '/offline', 1, '/assets/offline.css')
  for (let at = 2; at < 31; at++) await keep(cache, `/tasks?${at}`, at, '/assets/new.js', '/assets/both.js')
  await prune(cache)
  expect(await addresses(cache)).toContain('/assets/old.js')
  await keep(cache, '/tasks', 31, '/assets/new.js')
  await prune(cache)
  const left = await addresses(cache)
  expect(left).not.toContain('/collect')
  expect(left.filter((path) => path.startsWith('/assets/')).sort()).toEqual([
    '/assets/both.js',
    '/assets/new.js',
    '/assets/offline.css',
  ])
  expect((await listKept(cache)).map(({ address }) => address).slice(0, 2)).toEqual(['/tasks', '/tasks?30'])
})
