import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { detail, price, purchase } from '#contract/market/goods.ts'
import { formatAmount } from '#lib/money.ts'
import { goods, goodsMarkets, priceDays } from '#exchange/db/schema/catalogue.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { type MarketRow, openMarketExchange, readSamples, zh } from '../../setup/market-exchange.ts'

const nowhere = 'zzzzzzzzzzz'
let exchange: TestExchange
let onSale: MarketRow[]
let common: MarketRow
let doppler: MarketRow

beforeAll(async () => {
  exchange = await openMarketExchange()
  ;({ onSale, common, doppler } = await readSamples(exchange))
})
afterAll(() => exchange.close())

const db = () => exchange.services.db

describe('S1.1 one goods', () => {
  test('its facts, where it stands, its styles and all exteriors and qualities of its finish', async () => {
    const { goods_info, market, styles, siblings } = await exchange.ask(detail, { goods_id: doppler.goodsId })
    expect(goods_info).toMatchObject({
      goods_id: doppler.goodsId,
      style: 0,
      style_name: null,
      name: doppler.goods.nameEn,
    })
    expect(market).toMatchObject({
      on_sale_count: doppler.onSaleCount,
      lowest_price: formatAmount(doppler.lowestPrice!),
    })
    const standings = await db().select().from(goodsMarkets).where(eq(goodsMarkets.goodsId, doppler.goodsId))
    expect(styles.length).toBe(standings.length - 1)
    expect(styles.reduce((sum, style) => sum + style.on_sale_count, 0)).toBe(doppler.onSaleCount)
    const phase = styles.find((style) => style.name === 'Phase 2')
    expect(phase?.image).toBe(`${goods_info.image}-${phase?.style_id}`)
    const finish = await db().select().from(goods).where(eq(goods.finishKey, doppler.goods.finishKey))
    expect(siblings.map((one) => one.goods_id).sort()).toEqual(finish.map((one) => one.id).sort())
    const plain = siblings.filter((one) => one.quality === siblings[0]!.quality).map((one) => one.exterior)
    expect(plain).toEqual(['fn', 'mw', 'ft', 'ww', 'bs'].filter((key) => plain.includes(key as 'fn')))
  })

  test('names, collection and containers follow the language', async () => {
    const row = onSale.find((one) => one.goods.collection !== null && one.goods.containers.length > 0)!
    const { goods_info, containers } = await exchange.ask(detail, { goods_id: row.goodsId }, zh)
    expect(goods_info.name).toBe(row.goods.nameZh)
    expect(goods_info.collection?.key).toBe(row.goods.collection)
    expect(
      [goods_info.collection?.name, ...containers.map((one) => one.name)].every((name) =>
        /\p{Script=Han}/u.test(name!),
      ),
    ).toBe(true)
    expect(containers.map((one) => one.key)).toEqual(row.goods.containers)
  })

  test('an unknown goods is not found, in every call', async () => {
    for (const call of [detail, price, purchase]) {
      expect((await exchange.call(call, { goods_id: nowhere } as never)).code, call.name).toBe(codes.notFound)
    }
  })

  test('a goods that the catalogue has dropped is still shown', async () => {
    const [row] = await db().select().from(goods).where(eq(goods.id, common.goodsId))
    const dropped = { ...row!, id: 'dropped0001', marketHashName: 'Dropped', nameEn: 'Dropped', finishKey: 'dropped' }
    await db().insert(goods).values(dropped)
    await db().insert(goodsMarkets).values({ goodsId: dropped.id, styleId: 0 })
    const { goods_info, siblings } = await exchange.ask(detail, { goods_id: dropped.id })
    expect(goods_info).toMatchObject({ name: 'Dropped', item_name: row!.itemNameEn, exterior: row!.exterior })
    expect(siblings.map((one) => one.goods_id)).toEqual([dropped.id])
  })

  test('S1.1 price trend: the days with sales in the range, oldest first', async () => {
    const all = await db().select().from(priceDays).where(eq(priceDays.goodsId, common.goodsId))
    const within = (days: number) => {
      const from = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
      return all
        .filter((row) => row.styleId === 0 && row.day > from)
        .map((row) => row.day)
        .sort()
    }
    for (const [range, days] of [
      ['7d', 7],
      ['30d', 30],
    ] as const) {
      const answer = await exchange.ask(price, { goods_id: common.goodsId, range })
      expect(answer.days.map((day) => day.day)).toEqual(within(days))
    }
    expect(within(7).length).toBeGreaterThan(0)
    const { days } = await exchange.ask(price, { goods_id: common.goodsId })
    const last = all.find((row) => row.styleId === 0 && row.day === days.at(-1)!.day)!
    expect(days.at(-1)).toMatchObject({
      median: formatAmount(last.median),
      low: formatAmount(last.low),
      volume: last.volume,
    })
  })

  test('what is wanted, gathered by price, highest first; a style is also wanted by those who take any', async () => {
    await db().delete(purchaseOrders).where(eq(purchaseOrders.goodsId, doppler.goodsId))
    const order = (
      styleId: number,
      yuan: bigint,
      quantity: number,
      state: 'active' | 'suspended' = 'active',
      filled = 0,
    ) => ({
      buyerId: 1n,
      goodsId: doppler.goodsId,
      styleId,
      price: yuan * 100n,
      quantity,
      filled,
      state,
      expiresAt: new Date(),
    })
    await db()
      .insert(purchaseOrders)
      .values([
        order(0, 10n, 3, 'active', 1),
        order(0, 10n, 1),
        order(1, 12n, 2),
        order(2, 15n, 5),
        order(0, 99n, 1, 'suspended'),
      ])
    const levels = async (styleId: number) =>
      (await exchange.ask(purchase, { goods_id: doppler.goodsId, style_id: String(styleId) } as never)).levels
    const any = { price: '10.00', quantity: 3, conditional_quantity: 0 }
    expect(await levels(0)).toEqual([
      { price: '15.00', quantity: 5, conditional_quantity: 0 },
      { price: '12.00', quantity: 2, conditional_quantity: 0 },
      any,
    ])
    expect(await levels(1)).toEqual([{ price: '12.00', quantity: 2, conditional_quantity: 0 }, any])
    expect(await levels(3)).toEqual([any])
  })
})
