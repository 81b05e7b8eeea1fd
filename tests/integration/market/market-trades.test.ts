import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { billOrder, statisticsList } from '#contract/market/trades.ts'
import { create, pay } from '#contract/orders/orders.ts'
import { goodsBatches } from '#exchange/market/goods-batches.ts'
import { recomputePopularity } from '#exchange/market/commands/recompute-popularity.ts'
import { bookmarks } from '#exchange/db/schema/bookmarks.ts'
import { goods, goodsMarkets, priceDays } from '#exchange/db/schema/catalogue.ts'
import { marketEvents } from '#exchange/db/schema/market-events.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { transact } from '#exchange/db/transact.ts'
import { endOrder } from '#exchange/orders/commands/end-order.ts'
import { lockOrders } from '#exchange/orders/lock-orders.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { openMarketExchange } from '../../setup/market-exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openMarketExchange()
})
afterAll(() => exchange.close())
const db = () => exchange.services.db

describe('S1.1 what a goods was sold for', () => {
  test('newest first, walked by key, with the item and without names', async () => {
    const [busy] = await db()
      .select({ goodsId: orders.goodsId })
      .from(orders)
      .where(eq(orders.state, 'completed'))
      .groupBy(orders.goodsId)
      .orderBy(desc(sql`count(*)`))
      .limit(1)
    const goodsId = busy!.goodsId
    const sold = await db()
      .select()
      .from(orders)
      .innerJoin(assets, eq(assets.id, orders.assetId))
      .where(and(eq(orders.goodsId, goodsId), isNotNull(orders.deliveredAt), inArray(orders.state, ['completed'])))
      .orderBy(desc(orders.deliveredAt))
    await db().update(assets).set({ nameTag: 'my secret' }).where(eq(assets.goodsId, goodsId))
    const seen: { price: string; sold_at: number; wear: number | null; kind: string }[] = []
    let cursor: string | undefined
    do {
      const page = await exchange.ask(billOrder, { goods_id: goodsId, page_size: '2', ...(cursor && { cursor }) })
      expect(JSON.stringify(page)).not.toMatch(/seller|buyer|my secret|nickname/)
      seen.push(...page.items)
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(seen.map(({ price, sold_at, wear, kind }) => [price, sold_at, wear, kind])).toEqual(
      sold.map((row) => [
        formatAmount(row.orders.price),
        Math.floor(row.orders.deliveredAt!.getTime() / 1000),
        row.assets.wear,
        'listing',
      ]),
    )
    expect(seen.length).toBeGreaterThan(2)
  })

  test('an unknown goods and a foreign cursor are refused', async () => {
    expect((await exchange.call(billOrder, { goods_id: 'zzzzzzzzzzz' })).code).toBe(codes.notFound)
    const [any] = await db().select({ id: goods.id }).from(goods).limit(1)
    const answer = await exchange.call(billOrder, { goods_id: any!.id, cursor: 'eHh4' })
    expect(answer).toMatchObject({ code: codes.requestInvalid, extra: { fields: ['cursor'] } })
  })
})

describe('statistics of the market', () => {
  let ids: string[]
  beforeAll(async () => {
    const rows = await db().select({ id: goods.id }).from(goods).where(eq(goods.category, 'charm')).limit(3)
    ids = rows.map(({ id }) => id)
    await db().delete(priceDays)
    const day = (ago: number) => sql<string>`((amber_now() at time zone 'UTC')::date - ${ago}::integer)`
    const row = (goodsId: string, ago: number, median: bigint, volume: number) => ({
      goodsId,
      styleId: 0,
      day: day(ago),
      median,
      low: median,
      high: median,
      volume,
    })
    await db()
      .insert(priceDays)
      .values([
        row(ids[0]!, 0, 200n, 90),
        row(ids[0]!, 1, 200n, 10),
        row(ids[0]!, 8, 100n, 10),
        row(ids[1]!, 3, 5_000n, 6),
        row(ids[1]!, 10, 10_000n, 6),
        row(ids[2]!, 7, 1_000n, 1),
        row(ids[2]!, 14, 500n, 1),
        row(ids[2]!, 15, 500n, 90),
      ])
  })
  const idsOf = async (sort: 'volume' | 'turnover' | 'gainers' | 'losers') =>
    (await exchange.ask(statisticsList, { sort })).items.map((item) => item.goods_id)

  test('sums of the whole days of the window and of the one before, in all and by category', async () => {
    const answer = await exchange.ask(statisticsList, {})
    expect(answer.total).toEqual({ volume: 17, turnover: '330.00' })
    expect(answer.before).toEqual({ volume: 17, turnover: '615.00' })
    expect(answer.categories.find(({ key }) => key === 'charm')).toMatchObject({ volume: 17, turnover: '330.00' })
    expect((await exchange.ask(statisticsList, { category: 'knife' })).total.volume).toBe(0)
    expect((await exchange.ask(statisticsList, { window: '1d' })).total).toEqual({ volume: 10, turnover: '20.00' })
  })

  test('most sold, most paid for, and movers with enough sales to speak of', async () => {
    expect(await idsOf('volume')).toEqual([ids[0], ids[1], ids[2]])
    expect(await idsOf('turnover')).toEqual([ids[1], ids[0], ids[2]])
    expect(await idsOf('gainers')).toEqual([ids[0]])
    expect(await idsOf('losers')).toEqual([ids[1]])
    const [gainer] = (await exchange.ask(statisticsList, { sort: 'gainers' })).items
    expect(gainer).toMatchObject({ average_price: '2.00', average_price_before: '1.00', change: 100 })
  })

  test('an unknown category is refused', async () => {
    const answer = await exchange.call(statisticsList, { category: 'spoons' })
    expect(answer).toMatchObject({ code: codes.requestInvalid, extra: { fields: ['category'] } })
  })

  test('popularity follows sales, fresh ones more, and bookmarks; for the market and its lists', async () => {
    const person = await exchange.signIn('18800000001')
    await db().insert(bookmarks).values({ userId: person.userId, goodsId: ids[2]!, styleId: 0 })
    for (const batch of await goodsBatches(db(), 10_000, 'all'))
      await transact(db(), (tx) => recomputePopularity(tx, batch))
    const rows = await db()
      .select({ id: goods.id, popularity: goods.popularity })
      .from(goods)
      .where(inArray(goods.id, ids))
    const of = new Map(rows.map((row) => [row.id, row.popularity]))
    const half = (days: number) => 0.5 ** (days / 7)
    expect(of.get(ids[0]!)).toBe(Math.round(100 * (90 + 10 * half(1) + 10 * half(8))))
    expect(of.get(ids[1]!)).toBe(Math.round(100 * 6 * (half(3) + half(10))))
    expect(of.get(ids[2]!)).toBe(Math.round(100 * (2 + half(7) + half(14) + 90 * half(15))))
    const markets = await db().select().from(goodsMarkets).where(inArray(goodsMarkets.goodsId, ids))
    expect(markets.every((row) => row.popularity === of.get(row.goodsId))).toBe(true)
    expect(await db().$count(goods, sql`popularity > 0`)).toBe(3)
  })
})

describe('orders tell the feed', () => {
  test('a sale when it is paid, and the way back when a paid order comes to nothing', async () => {
    const buyer = await exchange.signInTrader({ phone: '18800000002', funds: 100_000_00n })
    const seller = await exchange.signInTrader({ phone: '18800000003' })
    const [template] = await db().select().from(listings).where(eq(listings.state, 'on_sale')).limit(1)
    const [asset] = await db()
      .insert(assets)
      .values({ platformAssetId: '99', ownerId: seller.userId, goodsId: template!.goodsId, styleId: template!.styleId })
      .returning()
    const [listing] = await db()
      .insert(listings)
      .values({
        assetId: asset!.id,
        sellerId: seller.userId,
        goodsId: template!.goodsId,
        styleId: template!.styleId,
        price: 1_000n,
      })
      .returning()
    const kinds = async () =>
      (
        await db()
          .select({ kind: marketEvents.kind })
          .from(marketEvents)
          .where(eq(marketEvents.listingId, listing!.id))
          .orderBy(marketEvents.id)
      ).map(({ kind }) => kind)
    const items = [{ listing_id: listing!.id.toString(), price: '10.00' }]
    const { order_ids, total } = await exchange.ask(create, { items }, { token: buyer.token })
    expect(await kinds()).toEqual([])
    await exchange.ask(pay, { order_ids, total }, { token: buyer.token })
    expect(await kinds()).toEqual(['sold'])
    // The buyer lets the offer expire, and the item is for sale again.
    await db()
      .update(orders)
      .set({ state: 'awaiting_acceptance' })
      .where(eq(orders.id, BigInt(order_ids[0]!)))
    await transact(db(), async (tx) => {
      const [locked] = await lockOrders(tx, [BigInt(order_ids[0]!)])
      const late = { ...locked!, now: new Date(locked!.order.deadlineAt!.getTime() + 1_000) }
      const ending = { event: 'acceptance_overdue', actor: 'system', fault: 'buyer' } as const
      expect(await endOrder(tx, late, ending)).toBeNull()
    })
    expect(await kinds()).toEqual(['sold', 'listed'])

    // Bought again, the seller misses the deadline: the item does not return, and the feed has nothing to take back.
    const again = await exchange.ask(create, { items }, { token: buyer.token })
    await exchange.ask(pay, { order_ids: again.order_ids, total }, { token: buyer.token })
    await exchange.advance(50_000)
    await exchange.runDue()
    expect(await kinds()).toEqual(['sold', 'listed', 'sold'])
  })
})
