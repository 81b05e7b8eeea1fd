import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { containerInfo, seriesItemset, stickersList } from '#contract/market/info.ts'
import { setState } from '#contract/shop.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import { goodsMarkets } from '#exchange/db/schema/catalogue.ts'
import { documents } from '#exchange/db/schema/content.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { publicUrl } from '../../setup/exchange/settings.ts'

let exchange: TestExchange
const firstGoods = readCatalogue()
  .goods.map(({ goods_id }) => goods_id)
  .toSorted()[0]!
const get = async (path: string, headers: Record<string, string> = {}) =>
  exchange.app.fetch(new Request(publicUrl + path, { headers }))
const textOf = async (path: string) => (await get(path)).text()
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
const isPersonal = /\/(backpack|cart|collect|inventory|message|purchase|sale|setting|tasks|wallet)(?![a-z])/

beforeAll(async () => {
  exchange = await openTestExchange()
  await transact(exchange.services.db, (tx) => importCatalogue(tx, readCatalogue()))
  await exchange.services.db.insert(documents).values({
    kind: 'help',
    key: 'money',
    version: 1,
    titleEn: 'Money',
    titleZh: '资金',
    textEn: 'Text',
    textZh: '文字',
    publishedAt: new Date('2026-03-01T10:00:00Z'),
  })
  await exchange.services.db
    .update(goodsMarkets)
    .set({ newestListedAt: new Date('2026-03-02T12:00:00Z') })
    .where(eq(goodsMarkets.goodsId, firstGoods))
})
afterAll(() => exchange.close())

describe('the sitemap', () => {
  test('names files of at most 10,000 addresses each, which hold every goods once', async () => {
    const index = await get('/sitemap.xml')
    expect([index.status, index.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const files = addressesIn(await index.text())
    expect(files.every((file) => file.startsWith(`${publicUrl}/sitemaps/`))).toBe(true)
    const goods: string[] = []
    for (const file of files) {
      const answer = await get(file.slice(publicUrl.length))
      const addresses = addressesIn(await answer.text())
      expect(addresses.length, file).toBeGreaterThan(0)
      expect(addresses.length, file).toBeLessThanOrEqual(10_000)
      expect(addresses.filter((address) => isPersonal.test(address) || !address.startsWith(`${publicUrl}/`))).toEqual(
        [],
      )
      goods.push(...addresses.filter((address) => address.includes('/goods/')))
    }
    const all = readCatalogue().goods.map(({ goods_id }) => `${publicUrl}/goods/${goods_id}`)
    expect(goods.toSorted()).toEqual(all.toSorted())
  })

  test('is XML, and says when a text or a goods last changed', async () => {
    const [pages, goods] = [await textOf('/sitemaps/pages.xml'), await textOf('/sitemaps/goods-1.xml')]
    for (const xml of [pages, goods]) {
      expect(xml).toMatch(
        /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n(<url>.*<\/url>\n)+<\/urlset>\n$/,
      )
      expect(xml.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&')
    }
    expect(pages).toContain(`<loc>${publicUrl}/help?id=money</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>`)
    expect(goods).toContain(`<loc>${publicUrl}/goods/${firstGoods}</loc><lastmod>2026-03-02T12:00:00.000Z</lastmod>`)
  })

  test('names pages of the catalogue that are there', async () => {
    const keysOf = async (kind: string) =>
      addressesIn(await textOf('/sitemaps/catalogue.xml')).flatMap(
        (address) => new RegExp(`/catalogue/${kind}/([a-z0-9-]+)$`).exec(address)?.[1] ?? [],
      )
    const some = <Item>(all: readonly Item[]) => all.filter((_, at) => at % 15 === 0)
    for (const key of some(await keysOf('collections')))
      expect((await exchange.ask(seriesItemset, { key })).series.kind, key).toBe('weapon')
    for (const key of some(await keysOf('containers')))
      expect((await exchange.call(containerInfo, { key })).code, key).toBe(0)
    for (const group of some(await keysOf('stickers')))
      expect((await exchange.call(stickersList, { group })).code, group).toBe(0)
  })

  test('S1.6 names the open shops that have something on sale, and when they last listed something', async () => {
    expect((await get('/sitemaps/shops-1.xml')).status, 'there is no file where there are none').toBe(404)
    // Sitemaps are generated once an hour, so this needs a fresh market that has the shops from the start.
    const market = await openTestExchange()
    try {
      const open = await market.signInTrader()
      const closed = await market.signInTrader()
      const empty = await market.signInTrader()
      for (const seller of [open, closed]) await listItem(market, seller, 100_00n)
      await market.ask(setState, { is_online: false }, closed)
      await market.ask(setState, { name: 'Nothing here' }, empty)
      const ask = async (path: string) => (await market.app.fetch(new Request(publicUrl + path))).text()
      expect(addressesIn(await ask('/sitemap.xml'))).toContain(`${publicUrl}/sitemaps/shops-1.xml`)
      const shops = await ask('/sitemaps/shops-1.xml')
      expect(addressesIn(shops)).toEqual([`${publicUrl}/shop/${open.userId}`])
      expect(shops).toMatch(/<\/loc><lastmod>20\d\d-/)
    } finally {
      await market.close()
    }
  })

  test('is not sent again to who has it, and has no file but those it names', async () => {
    const etag = (await get('/sitemaps/goods-1.xml')).headers.get('etag')!
    expect((await get('/sitemaps/goods-1.xml', { 'if-none-match': etag })).status).toBe(304)
    for (const file of [
      'goods-0.xml',
      'goods-99.xml',
      'goods-01.xml',
      'goods-1',
      '..%2f..%2fetc%2fpasswd',
      'pages.xml.gz',
    ])
      expect((await get(`/sitemaps/${file}`)).status, file).toBe(404)
  })
})

describe('robots.txt', () => {
  /** Applies robots.txt as crawlers do: the longest matching rule wins, and Allow in a tie. */
  async function isAllowed(path: string): Promise<boolean> {
    const rules = [...(await textOf('/robots.txt')).matchAll(/^(Allow|Disallow): (.+)$/gm)]
    const fitting = rules.filter(([, , rule = '']) => {
      const pattern = rule.replaceAll(/[.?+^()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')
      return new RegExp(`^${pattern}`).test(path)
    })
    const longest = fitting.toSorted((a, b) => b[2]!.length - a[2]!.length || a[1]!.localeCompare(b[1]!))[0]
    return longest?.[1] !== 'Disallow'
  }

  test.each([
    '/',
    '/?lang=zh-CN',
    '/market/csgo',
    '/market/csgo?lang=zh-CN',
    '/market/csgo?categories=rifle',
    '/market/csgo?categories=rifle&lang=zh-CN',
    '/goods',
    '/goods?categories=rifle',
    '/goods?categories=rifle&lang=zh-CN',
    '/goods/abcdefghijk',
    '/goods/abcdefghijk?style=2',
    '/pc/catalogue/containers/kilowatt-case',
    '/catalogue/stickers?lang=zh-CN',
    '/help?id=money',
    '/shop/12345678',
    '/art/share/site/amber.png',
    '/assets/app.js',
    '/_serverFn/abc',
  ])('lets crawlers see %s', async (path) => {
    expect(await isAllowed(path)).toBe(true)
  })

  test.each([
    '/wallet',
    '/pc/wallet?log=recharge',
    '/sale/on_sale',
    '/mobile/setting',
    '/inventory/to_receive/12',
    '/market/csgo?sort=price_asc',
    '/market/csgo?categories=rifle&sort=price_asc',
    '/market/csgo?categories=rifle,knife',
    '/goods?keyword=x',
    '/goods?categories=rifle&sort=price_asc',
    '/goods/abcdefghijk?tab=sales',
    '/goods/abcdefghijk?style=2&tab=sales',
    '/catalogue?login=1',
    '/simulators/sms/',
  ])('keeps crawlers from %s', async (path) => {
    expect(await isAllowed(path)).toBe(false)
  })

  test('names the sitemap', async () => {
    expect(await textOf('/robots.txt')).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`)
  })

  test('of a market that is not to be found sends every crawler away, and there is no sitemap', async () => {
    const hidden = await openTestExchange({ settings: { isCrawled: false } })
    const answerTo = async (path: string) => hidden.app.fetch(new Request(publicUrl + path))
    expect(await (await answerTo('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
    expect((await answerTo('/sitemap.xml')).status).toBe(404)
    expect((await answerTo('/sitemaps/goods-1.xml')).status).toBe(404)
    await hidden.close()
  })
})
