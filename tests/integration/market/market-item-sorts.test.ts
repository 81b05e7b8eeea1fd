import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onSaleList } from '#contract/market/on-sale.ts'
import { minReferenceSales } from '#contract/market/reference-price.ts'
import { goodsMarkets } from '#exchange/db/schema/catalogue.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { transact } from '#exchange/db/transact.ts'
import { refreshDiscounts } from '#exchange/market/commands/refresh-discounts.ts'
import { changeOf } from '#features/market/cards/card-model.ts'
import { formatAmount } from '#lib/money.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { type ListingFilter, type ListingRow, openSingleListings, walkListings } from '../../setup/single-listings.ts'

type Market = typeof goodsMarkets.$inferSelect

describe.each(['pglite', 'postgres'] as const)('S1.1 single items by discount and popularity, on %s', (engine) => {
  let exchange: TestExchange
  let rows: ListingRow[]
  beforeAll(async () => {
    ;({ exchange, rows } = await openSingleListings(engine))
    const { db } = exchange.services
    // Some goods with too few sales, and all the styles of one.
    const few = { referenceSales: minReferenceSales - 1 }
    const some = rows.filter((_, index) => index % 9 === 0).map(({ goods }) => goods.id)
    await db.update(goodsMarkets).set(few).where(inArray(goodsMarkets.goodsId, some))
    // Popularity with ties.
    await db.execute(sql`update goods_markets set popularity = hashtext(goods_id)::bigint & 31`)
    await refreshDiscounts(db)
  })
  afterAll(() => exchange.close())

  const db = () => exchange.services.db
  const keyOf = (goodsId: string, styleId: number) => `${goodsId}:${styleId}`
  const marketsNow = async () =>
    new Map((await db().select().from(goodsMarkets)).map((row) => [keyOf(row.goodsId, row.styleId), row]))
  const idsOf = (found: ListingRow[]) => found.map(({ listing }) => listing.id.toString())
  const now = async () => {
    const fresh = new Map((await db().select().from(listings)).map((row) => [row.id, row]))
    return rows
      .map((row) => ({ ...row, listing: fresh.get(row.listing.id)! }))
      .filter(({ listing }) => listing.state === 'on_sale' && listing.isShopOnline)
  }

  /** The discount as the listing's card shows it, with the opposite sign. */
  function discountOf({ listing }: ListingRow, markets: Map<string, Market>): number | null {
    const market = markets.get(keyOf(listing.goodsId, listing.styleId))!
    const { referencePrice, referenceSales } = market
    const change = changeOf({
      lowest_price: formatAmount(listing.price),
      reference_price: referencePrice === null ? null : formatAmount(referencePrice),
      reference_sales: referenceSales,
    })
    return change === null ? null : 0 - change
  }
  const byId = (one: ListingRow, other: ListingRow) => Number(one.listing.id - other.listing.id)
  const orders = {
    discount: (markets: Map<string, Market>) => (one: ListingRow, other: ListingRow) =>
      (discountOf(other, markets) ?? -1e6) - (discountOf(one, markets) ?? -1e6) || byId(one, other),
    popular: (markets: Map<string, Market>) => (one: ListingRow, other: ListingRow) => {
      const of = ({ goods }: ListingRow) => markets.get(keyOf(goods.id, 0))!.popularity
      const goods = one.goods.id === other.goods.id ? 0 : one.goods.id < other.goods.id ? -1 : 1
      return of(other) - of(one) || goods || Number(one.listing.price - other.listing.price) || byId(one, other)
    },
  }
  const sorts = ['discount', 'popular'] as const

  const places: [string, ListingFilter, (row: ListingRow) => boolean][] = [
    ['the whole market', { level: 'listings' }, () => true],
    ['a category', { level: 'listings', categories: ['rifle'] }, ({ goods }) => goods.category === 'rifle'],
    [
      'a category and a weapon of another',
      { level: 'listings', categories: ['knife'], weapons: ['awp'] },
      ({ goods }) => goods.category === 'knife' || goods.weapon === 'awp',
    ],
    ['a name', { level: 'listings', keyword: 'doppler' }, ({ goods }) => /doppler/i.test(goods.nameEn)],
    [
      'exteriors and a price',
      { level: 'listings', exteriors: ['fn', 'mw'], price_max: '4950.00' },
      ({ goods, listing }) => /^(fn|mw)$/.test(goods.exterior ?? '') && listing.price <= 495_000n,
    ],
    [
      'three filters of items',
      { wear_max: 0.4, has_name_tag: false, is_bargainable: true, categories: ['rifle', 'pistol'] },
      ({ goods, listing, asset }) =>
        (goods.category === 'rifle' || goods.category === 'pistol') &&
        listing.wear !== null &&
        listing.wear <= 0.4 &&
        asset.nameTag === null &&
        listing.isBargainable,
    ],
  ]
  describe.each(sorts)('S3.10 sorted by %s', (sort) => {
    test.each(places)('%s, walked by key: each once and in order', async (_, filter, fits) => {
      const expected = rows.filter(fits).toSorted(orders[sort](await marketsNow()))
      expect(expected.length).toBeGreaterThan(10)
      expect(await walkListings(exchange, { ...filter, sort, page_size: 9 })).toEqual(idsOf(expected))
    })

    test('a walk stays true while listings come and go', async () => {
      const inOrder = rows.toSorted(orders[sort](await marketsNow()))
      const ask = (cursor?: string) => exchange.ask(onSaleList, { level: 'listings', sort, page_size: 60, cursor })
      const { next_cursor } = await ask()
      const seen = inOrder.slice(40, 60).map(({ listing }) => listing.id)
      const put = (state: 'reserved' | 'on_sale') =>
        db().update(listings).set({ state }).where(inArray(listings.id, seen))
      await put('reserved')
      const { items } = await ask(next_cursor!)
      await put('on_sale')
      expect(items.map((item) => item.listing!.listing_id)).toEqual(idsOf(inOrder.slice(60, 120)))
    })

    test('its cursor means nothing in another order', async () => {
      const ask = (order: 'discount' | 'popular' | 'newest', cursor?: string) =>
        exchange.call(onSaleList, { level: 'listings', sort: order, page_size: 5, cursor })
      const { next_cursor } = await exchange.ask(onSaleList, { level: 'listings', sort, page_size: 5 })
      expect((await ask(sort, next_cursor!)).code).toBe(0)
      for (const order of ['discount', 'popular', 'newest'] as const)
        if (order !== sort) expect((await ask(order, next_cursor!)).extra).toEqual({ fields: ['cursor'] })
    })
  })

  test('listings without a discount come last', async () => {
    const markets = await marketsNow()
    const measured = rows.filter((row) => discountOf(row, markets) !== null)
    expect(measured.length).toBeGreaterThan(100)
    expect(rows.length - measured.length).toBeGreaterThan(100)
    const ids = await walkListings(exchange, { level: 'listings', sort: 'discount' })
    expect(new Set(ids.slice(0, measured.length))).toEqual(new Set(idsOf(measured)))
  })

  test('a discount follows the price, the way back to the market, and the reference price', async () => {
    const stored = async () => new Map((await now()).map(({ listing }) => [listing.id, listing.discount]))
    const expected = async () => {
      const markets = await marketsNow()
      return new Map((await now()).map((row) => [row.listing.id, discountOf(row, markets)]))
    }
    expect(await stored()).toEqual(await expected())

    const markets = await marketsNow()
    const measured = rows.filter((row) => discountOf(row, markets) !== null)
    const [repriced, away, offline] = measured as [ListingRow, ListingRow, ListingRow]
    const set = (row: ListingRow, values: Partial<typeof listings.$inferSelect>) =>
      db().update(listings).set(values).where(eq(listings.id, row.listing.id))
    await set(repriced, { price: 1n })
    expect((await stored()).get(repriced.listing.id)).toBe(100)
    expect(await stored()).toEqual(await expected())

    await set(away, { state: 'reserved' })
    await set(offline, { isShopOnline: false })
    const doubled = { referencePrice: sql`reference_price * 2` }
    await db().update(goodsMarkets).set(doubled)
    await refreshDiscounts(db())
    expect(await stored()).toEqual(await expected())
    await set(away, { state: 'on_sale' })
    await set(offline, { isShopOnline: true })
    expect(await stored()).toEqual(await expected())
    expect((await stored()).get(away.listing.id)).not.toBe(away.listing.discount)

    const { id: _, ...again } = repriced.listing
    await transact(db(), async (tx) => {
      await tx.delete(listings).where(eq(listings.id, repriced.listing.id))
      const [made] = await tx
        .insert(listings)
        .values({ ...again, discount: 7 })
        .returning()
      const market = await tx
        .select()
        .from(goodsMarkets)
        .where(and(eq(goodsMarkets.goodsId, made!.goodsId), eq(goodsMarkets.styleId, made!.styleId)))
      const of = new Map([[keyOf(made!.goodsId, made!.styleId), market[0]!]])
      expect(made!.discount).toBe(discountOf({ ...repriced, listing: made! }, of))
      return {}
    })
  })
})
