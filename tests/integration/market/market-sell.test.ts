import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { sell } from '#contract/market/goods.ts'
import { listingSorts } from '#contract/words.ts'
import { goods } from '#exchange/db/schema/catalogue.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { type MarketRow, openMarketExchange, readSamples, zh } from '../../setup/market-exchange.ts'

const nowhere = 'zzzzzzzzzzz'
let exchange: TestExchange
let common: MarketRow
let doppler: MarketRow

beforeAll(async () => {
  exchange = await openMarketExchange()
  ;({ common, doppler } = await readSamples(exchange))
})
afterAll(() => exchange.close())

const db = () => exchange.services.db
const listed = async (goodsId: string) =>
  (await db().select().from(listings).where(eq(listings.goodsId, goodsId))).filter((row) => row.state === 'on_sale')

/** Relists one of the goods' items under this seller. */
async function offerBy(sellerId: bigint) {
  const [{ id, ...rest }] = (await listed(common.goodsId)) as [typeof listings.$inferSelect]
  await db().delete(listings).where(eq(listings.id, id))
  const [again] = await db()
    .insert(listings)
    .values({ ...rest, sellerId })
    .returning()
  return again!
}

describe('S1.1 the listings of a goods', () => {
  const orderOf: Record<string, (row: Awaited<ReturnType<typeof listed>>[number]) => number> = {
    price_asc: (row) => Number(row.price),
    price_desc: (row) => -Number(row.price),
    wear_asc: (row) => row.wear ?? Infinity,
    wear_desc: (row) => -(row.wear ?? -Infinity),
    newest: (row) => -row.listedAt.getTime(),
  }

  const sortsOfAll = listingSorts.filter((sort) => !sort.startsWith('fade'))
  test.each(sortsOfAll)('sorted by %s, walked by key, shows each exactly once and in order', async (sort) => {
    // An item of unknown wear must be found as well.
    const [unknown] = await listed(common.goodsId)
    await db().update(listings).set({ wear: null }).where(eq(listings.id, unknown!.id))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page: Awaited<ReturnType<typeof pageOf>> = await pageOf({ goods_id: common.goodsId, sort, cursor })
      expect(page.total).toBe(common.onSaleCount)
      seen.push(...page.items.map((item) => item.listing_id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    const rows = new Map((await listed(common.goodsId)).map((row) => [row.id.toString(), row]))
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.toSorted()).toEqual([...rows.keys()].sort())
    const keys = seen.map((id) => orderOf[sort]!(rows.get(id)!))
    expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)))
  })
  test('S3.10 sorted by fade, where the finish has one; what has none is not sorted by it', async () => {
    const fading = (await db().select().from(listings)).find((row) => row.fade !== null && row.state === 'on_sale')!
    const { items } = await exchange.ask(sell, { goods_id: fading.goodsId, sort: 'fade_desc', page_size: 100 } as never)
    const fades = items.map(({ asset }) => asset.fade)
    expect(fades).toEqual((await listed(fading.goodsId)).map((row) => row.fade).sort((a, b) => b! - a!))
    const refused = await exchange.call(sell, { goods_id: common.goodsId, sort: 'fade_desc' })
    expect(refused).toMatchObject({ code: codes.requestInvalid, extra: { fields: ['sort', 'goods_id'] } })
  })

  const pageOf = (input: CallInput<typeof sell>) => exchange.ask(sell, { ...input, page_size: 3 } as never)

  test('an item has its asset, with stickers named in the asked language', async () => {
    const [row] = (await db().select().from(assets)).filter((asset) => asset.stickers.length > 0)
    const [sticker] = await db().select().from(goods).where(eq(goods.id, row!.stickers[0]!.goodsId!))
    const find = async (how?: typeof zh) => {
      const { items } = await exchange.ask(sell, { goods_id: row!.goodsId, page_size: '100' } as never, how)
      return items.find((item) => item.asset.asset_id === row!.id.toString())
    }
    const item = await find()
    expect(item?.asset).toMatchObject({ wear: row!.wear, paint_seed: row!.paintSeed, inspect_url: row!.inspectUrl })
    expect(item?.asset.stickers[0]).toMatchObject({ name: sticker!.finishNameEn, goods_id: sticker!.id })
    expect(item?.asset.stickers[0]?.image).toBe(`/art/1/${sticker!.id}`)
    expect((await find(zh))?.asset.stickers[0]?.name).toBe(sticker!.finishNameZh)
  })

  test('a seller is shown with what was delivered in the last 90 days, and what failed by their fault', async () => {
    const person = await exchange.signIn('13700000002')
    const sellerId = BigInt(person.userId)
    const day = 86_400_000
    const paid = (daysAgo: number) => new Date(Date.now() - daysAgo * day)
    const delivered = (daysAgo: number, seconds: number) => ({
      paidAt: paid(daysAgo),
      deliveredAt: new Date(paid(daysAgo).getTime() + seconds * 1000),
      state: 'completed' as const,
      fault: null,
    })
    const history = [
      delivered(1, 60),
      delivered(40, 100),
      delivered(89, 600),
      { ...delivered(5, 5_000), state: 'reversed' as const, fault: 'seller' as const },
      { ...delivered(7, 0), deliveredAt: null, state: 'refunded' as const, fault: 'seller' as const },
      // Not counted: the buyer's fault, unpaid, and too long ago.
      { ...delivered(6, 7_000), state: 'reversed' as const, fault: 'buyer' as const },
      { ...delivered(8, 0), deliveredAt: null, state: 'refunded' as const, fault: 'buyer' as const },
      { ...delivered(9, 0), paidAt: null, deliveredAt: null, state: 'cancelled' as const },
      delivered(91, 1),
    ]
    const past = await db().select({ id: orders.id }).from(orders).limit(history.length)
    for (const [index, facts] of history.entries()) {
      await db()
        .update(orders)
        .set({ ...facts, sellerId })
        .where(eq(orders.id, past[index]!.id))
    }
    const listing = await offerBy(sellerId)
    const { items } = await exchange.ask(sell, { goods_id: common.goodsId, page_size: '100' } as never)
    const { seller } = items.find((item) => item.listing_id === listing.id.toString())!
    expect(seller).toMatchObject({ sample: 5, delivered_ratio: 3 / 5, median_delivery_seconds: 100 })
  })

  test('what one listed oneself is marked, and only for oneself', async () => {
    const person = await exchange.signIn('13700000001')
    const mine = await offerBy(BigInt(person.userId))
    const marked = async (token?: string) => {
      const page = await exchange.ask(
        sell,
        { goods_id: common.goodsId, page_size: '100' } as never,
        token ? { token } : {},
      )
      return page.items.filter((item) => item.is_mine)
    }
    const own = await marked(person.token)
    expect(own.map((item) => item.listing_id)).toEqual([mine.id.toString()])
    expect(own[0]?.seller).toMatchObject({ sample: 0, delivered_ratio: null, median_delivery_seconds: null })
    expect(await marked()).toEqual([])
  })

  test('what one listed oneself is left out when others’ listings are asked for, and counted for everybody else', async () => {
    const person = await exchange.signIn('13700000003')
    const mine = await offerBy(BigInt(person.userId))
    const all = (await listed(common.goodsId)).map(({ id }) => id.toString()).sort()
    const ofOthers = async (token?: string) => {
      const asked = { goods_id: common.goodsId, price_max: '999999.00', of_others: 'true', page_size: '100' } as never
      const { items, total } = await exchange.ask(sell, asked, token ? { token } : {})
      expect(total).toBe(items.length)
      return items.map((item) => item.listing_id).sort()
    }
    expect(await ofOthers(person.token)).toEqual(all.filter((id) => id !== mine.id.toString()))
    expect(await ofOthers(), 'the count is not shared with those it is not for').toEqual(all)
  })

  test('a style has only its own', async () => {
    const rows = await listed(doppler.goodsId)
    const styleId = rows[0]!.styleId
    const { items, total } = await exchange.ask(sell, { goods_id: doppler.goodsId, style_id: String(styleId) } as never)
    const wanted = rows.filter((row) => row.styleId === styleId)
    expect(items.map((item) => item.listing_id).sort()).toEqual(wanted.map((row) => row.id.toString()).sort())
    expect(total).toBe(wanted.length)
  })

  test.each<[string, object, number]>([
    ['an unknown goods', { goods_id: nowhere }, codes.notFound],
    ['a style that the goods does not have', { style_id: '77' }, codes.notFound],
    ['an id of another length', { goods_id: 'short' }, codes.requestInvalid],
    ["another sort's cursor", { cursor: Buffer.from('wear_asc 0.1 5').toString('base64url') }, codes.requestInvalid],
    [
      'a cursor with letters for an id',
      { cursor: Buffer.from('price_asc 1 abc').toString('base64url') },
      codes.requestInvalid,
    ],
    [
      'a cursor with a broken amount',
      { cursor: Buffer.from('price_asc 1.5 7').toString('base64url') },
      codes.requestInvalid,
    ],
  ])('%s is refused', async (_name, input, code) => {
    expect((await exchange.call(sell, { goods_id: common.goodsId, ...input } as never)).code).toBe(code)
  })
})
