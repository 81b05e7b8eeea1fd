import { expect, test } from 'vitest'
import { asKept, assetsIn, bounded, isAsset, isKept, mayKeep, twinOf } from './kept-rules.ts'

const kept = (address: string) => isKept(new URL(address, 'https://market.test'))

test.each([
  '/inventory/to_receive',
  '/inventory/to_receive?show=all',
  '/inventory/to_receive/1234567890',
  '/pc/inventory/to_receive/1234567890',
  '/sale/to_delivery',
  '/sale/to_delivery/1234567890?report=1',
  '/tasks',
  '/pc/tasks',
  '/collect?tab=listings',
])('S1.7 S2.7 S2.8 %s is kept', (address) => expect(kept(address)).toBe(true))

test.each([
  '/',
  '/market/csgo',
  '/wallet',
  '/setting',
  '/inventory/steam_inventory',
  '/inventory/to_receive/1/2',
  '/mobile/tasks',
  '/tasks/',
  '/api/tasks',
  '/collect?lang=zh-CN',
  '/offline',
])('%s is not', (address) => expect(kept(address)).toBe(false))

test('S2.20 a page is found under the path of either page set', () => {
  expect(twinOf('/tasks')).toBe('/pc/tasks')
  expect(twinOf('/pc/collect?tab=listings')).toBe('/collect?tab=listings')
})

test('only a page as asked for is kept', () => {
  const right = { status: 200, redirected: false, type: 'basic' } as const
  expect(mayKeep(right)).toBe(true)
  for (const other of [{ status: 404 }, { status: 206 }, { redirected: true }, { type: 'opaqueredirect' as const }]) {
    expect(mayKeep({ ...right, ...other })).toBe(false)
  }
})

test('a document names its files, each once, and no pictures or files of others', () => {
  const html = `<link href="/assets/a-1.css"/><script src="/assets/zh-CN/b-2.js"></script>
    import("/assets/a-1.css") <img src="/art/1/x@1.webp"/> <a href="https://else.test/assets/c.js">
    <link href="/fonts/inter.woff2"/> "/assets/../secret?x"`
  expect(assetsIn(html)).toEqual(['/assets/a-1.css', '/assets/zh-CN/b-2.js', '/fonts/inter.woff2'])
  expect(isAsset('/assets/zh-CN/b-2.js')).toBe(true)
  expect(isAsset('/build/latest.json')).toBe(false)
  expect(isAsset('/art/1/x@1.webp')).toBe(false)
})

test('a kept document does not say when the market’s now was', () => {
  const html = '<!DOCTYPE html><html lang="en" data-now="1795000000000" data-device="pc"><p> data-now="5"</p>'
  expect(asKept(html)).toBe('<!DOCTYPE html><html lang="en" data-device="pc"><p> data-now="5"</p>')
})

test('the last thirty documents are kept, latest first', () => {
  const pages = Array.from({ length: 33 }, (_, at) => ({ address: `/tasks?${at}`, at, assets: [] }))
  const { kept: latest, gone } = bounded(pages)
  expect(latest).toHaveLength(30)
  expect(latest[0]!.address).toBe('/tasks?32')
  expect(gone).toEqual(['/tasks?2', '/tasks?1', '/tasks?0'])
})
