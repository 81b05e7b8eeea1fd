import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import { goodsMarkets } from '#exchange/db/schema/catalogue.ts'
import { transact } from '#exchange/db/transact.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { publicUrl } from '../../setup/exchange/settings.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
  await transact(exchange.services.db, (tx) => importCatalogue(tx, readCatalogue()))
})
afterAll(() => exchange.close())

const get = async (path: string, headers: Record<string, string> = {}) =>
  exchange.app.fetch(new Request(publicUrl + path, { headers }))

const goods = readCatalogue().goods.find((one) => one.styles.length > 3)!
const path = `/art/share/goods/${goods.goods_id}.png`
const price = (lowestPrice: bigint | null) =>
  exchange.services.db.update(goodsMarkets).set({ lowestPrice }).where(eq(goodsMarkets.goodsId, goods.goods_id))

test('a shared link has a picture: a PNG of 1200 by 630, of a goods, of a style and of any other page', async () => {
  for (const at of [
    path,
    path.replace('goods', 'items'),
    `/art/share/goods/${goods.goods_id}-1.png`,
    '/art/share/site/amber.png',
  ]) {
    const answer = await get(at)
    expect([answer.status, answer.headers.get('content-type')], at).toEqual([200, 'image/png'])
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const etag = answer.headers.get('etag')!
    expect((await get(at, { 'if-none-match': etag })).status).toBe(304)
  }
})

test('the picture is another one at the same address once the price is another', async () => {
  await price(1250n)
  const before = await get(path)
  await price(990_000n)
  const after = await get(path, { 'if-none-match': before.headers.get('etag')! })
  expect(after.status).toBe(200)
  expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(await before.arrayBuffer()))).toBe(false)
  await price(null)
  expect((await get(path)).status, 'nothing on sale').toBe(200)
})

test('S2.19 the picture has the Chinese name where it is asked for in Chinese, else the English one', async () => {
  const bytes = async (at: string) => Buffer.from(await (await get(at)).arrayBuffer()).toString('base64')
  for (const at of [path, `/art/share/items/${goods.goods_id}-${goods.styles[0]!.style_id}.png`]) {
    const english = await bytes(at)
    const chinese = await bytes(`${at}?lang=zh-CN`)
    expect(chinese).not.toBe(english)
    expect(await bytes(`${at}?lang=en`)).toBe(english)
    expect(await bytes(`${at}?lang=fr`)).toBe(english)
  }
})

test('pictures are drawn one at a time, for a few who wait: the others come again', async () => {
  const many = readCatalogue().goods.slice(0, 40)
  const answers = await Promise.all(many.map(({ goods_id }) => get(`/art/share/goods/${goods_id}.png`)))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]!.headers.get('retry-after')).toBe('5')
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(40)
})

test.each([
  '/art/share/goods/zzzzzzzzzzz.png',
  `/art/share/goods/${goods.goods_id}-77.png`,
  `/art/share/goods/${goods.goods_id}.webp`,
  `/art/share/goods/${goods.goods_id}.png.png`,
  '/art/share/goods/..%2f..%2fetc%2fpasswd.png',
  '/art/share/goods/%00.png',
  '/art/share/site/other.png',
  `/art/share/looks/${goods.goods_id}.png`,
])('there is no picture at %s', async (wrong) => {
  expect((await get(wrong)).status).toBe(404)
})
