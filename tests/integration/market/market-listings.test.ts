import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { sell } from '#contract/market/goods.ts'
import { filter, onSaleList } from '#contract/market/on-sale.ts'
import { fadeOf } from '#exchange/catalogue/fade.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { type ListingRow, between, openSingleListings, walkListings } from '../../setup/single-listings.ts'

describe.each(['pglite', 'postgres'] as const)('S1.1 single listings, on %s', (engine) => {
  let exchange: TestExchange
  let rows: ListingRow[]
  let sticker: string

  beforeAll(async () => {
    ;({ exchange, rows, sticker } = await openSingleListings(engine))
  })
  afterAll(() => exchange.close())

  test('the filters count single listings as well, for the market and for one goods', async () => {
    const { listings: counts } = await exchange.ask(filter, {})
    const countOf = (fits: (row: ListingRow) => boolean) => rows.filter(fits).length
    const expected = {
      total: rows.length,
      with_stickers: countOf(({ asset }) => asset.stickers.length > 0),
      with_charm: countOf(({ asset }) => asset.charm !== null),
      with_name_tag: countOf(({ asset }) => asset.nameTag !== null),
      bargainable: countOf(({ listing }) => listing.isBargainable),
      wear: null,
    }
    expect(counts).toMatchObject(expected)
    const of = (key: (row: ListingRow) => string | null) =>
      Object.fromEntries(
        [...Map.groupBy(rows, key)].flatMap(([name, own]) => (name === null ? [] : [[name, own.length]])),
      )
    expect(counts.categories).toEqual(of((row) => row.goods.category))
    expect(counts.weapons).toEqual(of((row) => row.goods.weapon))
    expect(counts.exteriors).toEqual(of((row) => row.goods.exterior))
    expect(counts.qualities).toEqual(of((row) => row.goods.quality))
    expect(counts.rarities).toEqual(of((row) => row.goods.rarity))
    const phases = rows.filter(({ listing }) => listing.styleId > 0)
    expect(Object.fromEntries(counts.styles.map(({ style_id, count }) => [style_id, count]))).toEqual(
      Object.fromEntries(
        [...Map.groupBy(phases, ({ listing }) => listing.styleId)].map(([id, own]) => [id, own.length]),
      ),
    )

    const goodsId = phases[0]!.goods.id
    const own = rows.filter((row) => row.goods.id === goodsId)
    const one = await exchange.ask(filter, { goods_id: goodsId })
    expect(one.listings).toMatchObject({
      total: own.length,
      categories: { [own[0]!.goods.category]: own.length },
      with_charm: own.filter(({ asset }) => asset.charm).length,
      wear: { min: own[0]!.goods.wearMin, max: own[0]!.goods.wearMax },
    })
    expect(one.listings.styles.reduce((sum, { count }) => sum + count, 0)).toBe(
      own.filter(({ listing }) => listing.styleId > 0).length,
    )
    expect((await exchange.call(filter, { goods_id: 'zzzzzzzzzzz' })).code).toBe(codes.notFound)
  })

  const keys = {
    price_asc: ({ listing }: ListingRow) => Number(listing.price),
    price_desc: ({ listing }: ListingRow) => -Number(listing.price),
    wear_asc: ({ listing }: ListingRow) => listing.wear ?? 2,
    wear_desc: ({ listing }: ListingRow) => -(listing.wear ?? -1),
    newest: ({ listing }: ListingRow) => -listing.refreshedAt.getTime(),
    fade_desc: (row: ListingRow) => -(fadeOf(row.asset) ?? Number.NaN),
    fade_asc: (row: ListingRow) => fadeOf(row.asset) ?? Number.NaN,
  }
  test.each(Object.keys(keys) as (keyof typeof keys)[])('sorted by %s, every listing once', async (sort) => {
    const byId = new Map(rows.map((row) => [row.listing.id.toString(), row]))
    const shown = sort.startsWith('fade') ? rows.filter((row) => fadeOf(row.asset) !== null) : rows
    expect(shown.length).toBeGreaterThan(0)
    for (const place of [{}, { categories: ['rifle', 'sticker'], weapons: ['awp'] }]) {
      const ids = await walkListings(exchange, { ...place, level: 'listings', sort, page_size: 77 })
      const values = ids.map((id) => keys[sort](byId.get(id)!))
      expect(values).toEqual(values.toSorted((a, b) => a - b))
      expect(new Set(ids).size).toBe(ids.length)
      if (!('weapons' in place)) expect(ids.length).toBe(shown.length)
    }
  })

  test('a walk stays true while listings come and go', async () => {
    const { db } = exchange.services
    const first = await exchange.ask(onSaleList, { level: 'listings', sort: 'price_asc', page_size: 60 })
    const seen = first.items.map((item) => BigInt(item.listing!.listing_id))
    await db
      .update(listings)
      .set({ state: 'reserved' })
      .where(inArray(listings.id, seen.slice(0, 20)))
    const rest = await exchange.ask(onSaleList, {
      level: 'listings',
      sort: 'price_asc',
      page_size: 60,
      cursor: first.next_cursor!,
    })
    await db
      .update(listings)
      .set({ state: 'on_sale' })
      .where(inArray(listings.id, seen.slice(0, 20)))
    const inOrder = rows.toSorted((a, b) => Number(a.listing.price - b.listing.price || a.listing.id - b.listing.id))
    expect(rest.items.map((item) => item.listing!.listing_id)).toEqual(
      inOrder.slice(60, 120).map(({ listing }) => listing.id.toString()),
    )
  })

  test('S3.8 an item says what it is, what it carries and where its goods stands', async () => {
    const { items, goods_infos } = await exchange.ask(onSaleList, { stickers: [sticker], has_name_tag: false })
    const [item] = items
    const row = rows.find(({ listing }) => listing.id.toString() === item!.listing!.listing_id)!
    expect(item).toMatchObject({ goods_id: row.goods.id, style_id: row.listing.styleId })
    expect(item!.on_sale_count).toBeGreaterThan(0)
    expect(item!.listing!.asset).toMatchObject({ wear: row.asset.wear, paint_seed: row.asset.paintSeed })
    expect(item!.listing!.asset.stickers.map((one) => one.goods_id)).toContain(sticker)
    expect(goods_infos.some((info) => info.goods_id === item!.goods_id)).toBe(true)
  })

  test('a cursor of another sort is refused', async () => {
    const { next_cursor } = await exchange.ask(onSaleList, { level: 'listings', sort: 'price_asc', page_size: 5 })
    const answer = await exchange.call(onSaleList, { level: 'listings', sort: 'wear_asc', cursor: next_cursor! })
    expect(answer).toMatchObject({ code: codes.requestInvalid, extra: { fields: ['cursor'] } })
  })

  describe('S1.1 the listings of one goods', () => {
    let goodsId: string
    let own: ListingRow[]
    beforeAll(() => {
      const byGoods = Map.groupBy(
        rows.filter(({ listing }) => listing.wear !== null),
        ({ goods: of }) => of.id,
      )
      ;[goodsId, own] = [...byGoods].toSorted(([, a], [, b]) => b.length - a.length)[0]!
    })
    const ask = (filter: Omit<CallInput<typeof sell>, 'goods_id'>) =>
      exchange.ask(sell, { goods_id: goodsId, page_size: '100', ...filter })
    const idsOf = (found: ListingRow[]) => found.map(({ listing }) => listing.id.toString()).toSorted()

    test('take the same filters, in a query', async () => {
      const wears = own.map(({ listing }) => listing.wear!).toSorted((a, b) => a - b)
      const wear_min = String(wears[1])
      const checks: [Omit<CallInput<typeof sell>, 'goods_id'>, (row: ListingRow) => boolean][] = [
        [{ wear_min }, ({ listing }) => listing.wear! >= Number(wear_min)],
        [{ sticker_count_max: '0' }, ({ asset }) => asset.stickers.length === 0],
        [{ has_charm: 'false', is_bargainable: 'true' }, (row) => !row.asset.charm && row.listing.isBargainable],
        [{ seed_min: '0', seed_max: '500' }, ({ listing }) => between(listing.paintSeed, 0, 500)],
        [
          { seller_id: own[0]!.listing.sellerId.toString() },
          ({ listing }) => listing.sellerId === own[0]!.listing.sellerId,
        ],
      ]
      for (const [filter, fits] of checks) {
        const { items, total } = await ask(filter)
        expect(items.map((item) => item.listing_id).toSorted()).toEqual(idsOf(own.filter(fits)))
        expect(total).toBe(own.filter(fits).length)
      }
    })

    test('refuse what the goods can not have', async () => {
      const refused = async (filter: object) =>
        (await exchange.call(sell, { goods_id: goodsId, ...filter })).extra?.['fields']
      expect(await refused({ style_ids: ['8'] })).toEqual(['style_ids', 'goods_id'])
      const isFresh = own[0]!.goods.wearMax! <= 0.5
      expect(await refused(isFresh ? { wear_min: '0.9' } : { wear_max: '0.01' })).toContain('goods_id')
    })

    test('topped ones come first while their time lasts, and nothing is lost on the way', async () => {
      const dearest = own.toSorted((a, b) => Number(b.listing.price - a.listing.price)).slice(0, 2)
      const ids = dearest.map(({ listing }) => listing.id)
      const soon = new Date(Date.now() + 3_600_000)
      await exchange.services.db.update(listings).set({ toppedUntil: soon }).where(inArray(listings.id, ids))
      const walked: { id: string; isTopped: boolean }[] = []
      let cursor: string | undefined
      do {
        const page = await ask({ page_size: '1', ...(cursor && { cursor }) })
        walked.push(...page.items.map((item) => ({ id: item.listing_id, isTopped: item.is_topped })))
        cursor = page.next_cursor ?? undefined
      } while (cursor)
      expect(walked.map(({ id }) => id).toSorted()).toEqual(idsOf(own))
      expect(walked.slice(0, 2)).toEqual([
        { id: ids[1]!.toString(), isTopped: true },
        { id: ids[0]!.toString(), isTopped: true },
      ])
      expect(walked.slice(2).some(({ isTopped }) => isTopped)).toBe(false)
      const prices = (await ask({ topped_first: 'false' })).items.map(({ price }) => Number(price))
      expect(prices, 'the order alone, if asked for').toEqual(prices.toSorted((a, b) => a - b))
      expect(prices).toHaveLength(own.length)
      await exchange.advance(7_200)
      expect((await ask({})).items[0]?.is_topped).toBe(false)
    })

    test.each(['wear_asc', 'wear_desc'] as const)(
      'topped ones of unknown wear are walked as well, by %s',
      async (sort) => {
        const ids = own.slice(0, 3).map(({ listing }) => listing.id)
        const soon = new Date(Date.now() + 86_400_000)
        const { db } = exchange.services
        await db.update(listings).set({ toppedUntil: soon }).where(inArray(listings.id, ids))
        await db.update(listings).set({ wear: null }).where(eq(listings.id, ids[1]!))
        const walked: string[] = []
        let cursor: string | undefined
        do {
          const page = await ask({ sort, page_size: '1', ...(cursor && { cursor }) })
          walked.push(...page.items.map(({ listing_id }) => listing_id))
          cursor = page.next_cursor ?? undefined
        } while (cursor)
        expect(walked.toSorted()).toEqual(idsOf(own))
        expect(walked[2], 'the unknown one is the last of the topped').toBe(ids[1]!.toString())
      },
    )
  })
})
