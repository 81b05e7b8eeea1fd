import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { filter, onSaleList, sell } from '#contract/market.ts'
import { refreshAllGoodsMarkets } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { goods } from '#exchange/db/schema/catalogue.ts'
import { assets, listings } from '#exchange/db/schema/trading.ts'
import { transact } from '#exchange/db/transact.ts'
import type { TestExchange } from '../setup/exchange.ts'
import { openMarketExchange } from './market-exchange.ts'

type Filter = CallInput<typeof onSaleList>
interface Row {
  listing: typeof listings.$inferSelect
  asset: typeof assets.$inferSelect
  goods: typeof goods.$inferSelect
}

const between = (value: number | null, min: number, max: number) => value !== null && value >= min && value <= max
const stickersOf = ({ asset }: Row) => asset.stickers.map((one) => one.goodsId)

describe.each(['pglite', 'postgres'] as const)('S1.1 single listings, on %s', (engine) => {
  let exchange: TestExchange
  let rows: Row[]
  /** A sticker that several listings carry, and one of these listings with its slot. */
  let sticker: string
  let slot: number
  let charm: string
  let styled: Row

  beforeAll(async () => {
    exchange = await openMarketExchange(engine)
    const { db } = exchange.services
    // Four of one kind on one item, and a shop that is offline.
    const [own] = await db.select().from(listings).where(eq(listings.stickerCount, 4)).limit(1)
    const [four] = await db.select().from(assets).where(eq(assets.id, own!.assetId))
    const same = four!.stickers.map((one, index) => ({ ...one, slot: index, goodsId: four!.stickers[0]!.goodsId }))
    await transact(db, async (tx) => {
      await tx.delete(listings).where(eq(listings.id, own!.id))
      await tx.update(assets).set({ stickers: same }).where(eq(assets.id, four!.id))
      const { id: _, ...again } = own!
      await tx.insert(listings).values(again)
      await tx.update(listings).set({ isShopOnline: false }).where(eq(listings.sellerId, 7n))
      await refreshAllGoodsMarkets(tx)
    })
    rows = (
      await db
        .select({ listing: listings, asset: assets, goods })
        .from(listings)
        .innerJoin(assets, eq(assets.id, listings.assetId))
        .innerJoin(goods, eq(goods.id, listings.goodsId))
    ).filter(({ listing }) => listing.state === 'on_sale' && listing.isShopOnline)
    sticker = same[0]!.goodsId!
    slot = 2
    charm = rows.find((row) => row.asset.charm)!.asset.charm!.goodsId!
    styled = rows.find((row) => row.listing.styleId > 0)!
  })
  afterAll(() => exchange.close())

  async function walk(input: Filter): Promise<string[]> {
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await exchange.ask(onSaleList, { page_size: 100, ...input, cursor })
      expect(page.level).toBe('listings')
      ids.push(...page.items.map((item) => item.listing!.listing_id))
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
    return ids
  }

  const cases: [string, () => Filter, (row: Row) => boolean][] = [
    ['no filter at all', () => ({ level: 'listings' }), () => true],
    ['wear', () => ({ wear_min: 0.1, wear_max: 0.2 }), (row) => between(row.listing.wear, 0.1, 0.2)],
    ['wear from', () => ({ wear_min: 0.5 }), (row) => between(row.listing.wear, 0.5, 1)],
    ['a range of seeds', () => ({ seed_min: 100, seed_max: 200 }), (row) => between(row.listing.paintSeed, 100, 200)],
    ['one seed', () => ({ seed_min: 387, seed_max: 387 }), (row) => row.listing.paintSeed === 387],
    [
      'a phase',
      () => ({ style_ids: [styled.listing.styleId] }),
      (row) => row.listing.styleId === styled.listing.styleId,
    ],
    ['phases', () => ({ style_ids: [1, 2, 3, 4] }), (row) => between(row.listing.styleId, 1, 4)],
    [
      'how many stickers',
      () => ({ sticker_count_min: 2, sticker_count_max: 3 }),
      (row) => between(row.asset.stickers.length, 2, 3),
    ],
    ['without stickers', () => ({ sticker_count_max: 0 }), (row) => row.asset.stickers.length === 0],
    ['a sticker', () => ({ stickers: [sticker] }), (row) => stickersOf(row).includes(sticker)],
    [
      'a sticker in a slot',
      () => ({ stickers: [`${slot}:${sticker}`] }),
      (row) => row.asset.stickers.some((one) => one.slot === slot && one.goodsId === sticker),
    ],
    [
      'four of one sticker',
      () => ({ stickers: [`x4:${sticker}`] }),
      (row) => stickersOf(row).filter((id) => id === sticker).length >= 4,
    ],
    ['with a charm', () => ({ has_charm: true }), (row) => row.asset.charm !== null],
    ['without a charm', () => ({ has_charm: false }), (row) => row.asset.charm === null],
    ['a certain charm', () => ({ charm_id: charm }), (row) => row.asset.charm?.goodsId === charm],
    ['a name tag', () => ({ has_name_tag: true }), (row) => row.asset.nameTag !== null],
    ['no bargaining', () => ({ is_bargainable: false }), (row) => !row.listing.isBargainable],
    ['one seller', () => ({ seller_id: '5' }), (row) => row.listing.sellerId === 5n],
    ['a seller who is offline', () => ({ seller_id: '7' }), () => false],
    [
      'prices of single listings',
      () => ({ level: 'listings', price_min: '5000.00', price_max: '6000.00' }),
      (row) => row.listing.price >= 5_000_00n && row.listing.price <= 6_000_00n,
    ],
    ['a category', () => ({ level: 'listings', categories: ['knife'] }), (row) => row.goods.category === 'knife'],
    ['a weapon', () => ({ level: 'listings', weapons: ['ak-47'] }), (row) => row.goods.weapon === 'ak-47'],
    [
      'branches and leaves of the tree',
      () => ({ level: 'listings', categories: ['rifle', 'gloves'], weapons: ['ak-47', 'awp', 'mp9'] }),
      (row) => ['rifle', 'gloves'].includes(row.goods.category) || ['awp', 'mp9'].includes(row.goods.weapon ?? ''),
    ],
    [
      'a name',
      () => ({ level: 'listings', keyword: 'ak47 ft' }),
      (row) => row.goods.weapon === 'ak-47' && row.goods.exterior === 'ft',
    ],
    [
      'a name of many',
      () => ({ has_charm: true, keyword: 'ft' }),
      (row) => row.goods.exterior === 'ft' && row.asset.charm !== null,
    ],
    ['a name of nothing', () => ({ level: 'listings', keyword: 'zzzzzz' }), () => false],
    [
      'a sticker within categories',
      () => ({ stickers: [sticker], categories: ['rifle', 'pistol'] }),
      (row) => stickersOf(row).includes(sticker) && ['rifle', 'pistol'].includes(row.goods.category),
    ],
    [
      'all together',
      () => ({
        keyword: 'ft',
        categories: ['rifle', 'pistol', 'smg'],
        exteriors: ['ft'],
        qualities: ['normal', 'stattrak'],
        rarities: ['mil_spec', 'restricted', 'classified'],
        price_min: '1.00',
        wear_min: 0.15,
        wear_max: 0.35,
        seed_min: 10,
        seed_max: 990,
        sticker_count_max: 3,
        has_charm: false,
        has_name_tag: false,
        is_bargainable: true,
      }),
      ({ goods: of, listing, asset }) =>
        of.exterior === 'ft' &&
        ['rifle', 'pistol', 'smg'].includes(of.category) &&
        ['normal', 'stattrak'].includes(of.quality) &&
        ['mil_spec', 'restricted', 'classified'].includes(of.rarity) &&
        listing.price >= 100n &&
        between(listing.wear, 0.15, 0.35) &&
        between(listing.paintSeed, 10, 990) &&
        asset.stickers.length <= 3 &&
        asset.charm === null &&
        asset.nameTag === null &&
        listing.isBargainable,
    ],
  ]
  test.each(cases)('%s agrees with a plain look at every row', async (name, wish, fits) => {
    const wanted = rows.filter(fits).map(({ listing }) => listing.id.toString())
    expect((await walk(wish())).toSorted()).toEqual(wanted.toSorted())
    if (!/nothing|offline/.test(name)) expect(wanted.length).toBeGreaterThan(0)
  })

  test('the same filters with other values find other listings', async () => {
    const bounds = [0.1, 0.2, 0.4, 0.1]
    for (const wear_max of bounds) {
      const wanted = rows
        .filter(({ listing }) => between(listing.wear, 0, wear_max))
        .map(({ listing }) => `${listing.id}`)
      expect((await walk({ wear_min: 0, wear_max })).toSorted()).toEqual(wanted.toSorted())
    }
    const seeds = [...new Set(rows.flatMap(({ listing }) => listing.paintSeed ?? []))].slice(0, 3)
    expect(seeds).toHaveLength(3)
    for (const seed of seeds) {
      const wanted = rows.filter(({ listing }) => listing.paintSeed === seed).map(({ listing }) => `${listing.id}`)
      expect((await walk({ seed_min: seed, seed_max: seed })).toSorted()).toEqual(wanted.toSorted())
    }
  })

  test('the filters count single listings as well, for the market and for one goods', async () => {
    const { listings: counts } = await exchange.ask(filter, {})
    const countOf = (fits: (row: Row) => boolean) => rows.filter(fits).length
    const expected = {
      total: rows.length,
      with_stickers: countOf(({ asset }) => asset.stickers.length > 0),
      with_charm: countOf(({ asset }) => asset.charm !== null),
      with_name_tag: countOf(({ asset }) => asset.nameTag !== null),
      bargainable: countOf(({ listing }) => listing.isBargainable),
      wear: null,
    }
    expect(counts).toMatchObject(expected)
    const of = (key: (row: Row) => string | null) =>
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
    price_asc: ({ listing }: Row) => Number(listing.price),
    price_desc: ({ listing }: Row) => -Number(listing.price),
    wear_asc: ({ listing }: Row) => listing.wear ?? 2,
    wear_desc: ({ listing }: Row) => -(listing.wear ?? -1),
    newest: ({ listing }: Row) => -listing.refreshedAt.getTime(),
  }
  test.each(Object.keys(keys) as (keyof typeof keys)[])('sorted by %s, every listing once', async (sort) => {
    const byId = new Map(rows.map((row) => [row.listing.id.toString(), row]))
    for (const place of [{}, { categories: ['rifle', 'sticker'], weapons: ['awp'] }]) {
      const ids = await walk({ ...place, level: 'listings', sort, page_size: 77 })
      const values = ids.map((id) => keys[sort](byId.get(id)!))
      expect(values).toEqual(values.toSorted((a, b) => a - b))
      expect(new Set(ids).size).toBe(ids.length)
      if (!('weapons' in place)) expect(ids.length).toBe(rows.length)
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

  test.each<[string, Filter, string[]]>([
    ['wear', { wear_min: 0.3, wear_max: 0.2 }, ['wear_min', 'wear_max']],
    ['seeds', { seed_min: 3, seed_max: 2 }, ['seed_min', 'seed_max']],
    ['sticker counts', { sticker_count_min: 3, sticker_count_max: 2 }, ['sticker_count_min', 'sticker_count_max']],
    ['wear outside of the exteriors', { wear_min: 0.5, exteriors: ['fn', 'mw'] }, ['wear_min', 'exteriors']],
    ['a phase that the weapon has not', { style_ids: [1], weapons: ['awp'] }, ['style_ids', 'weapons']],
    ['wear of what has none', { wear_max: 0.1, categories: ['sticker'] }, ['wear_max', 'categories']],
    ['seeds of what has none', { seed_min: 1, categories: ['agent'] }, ['seed_min', 'categories']],
    ['stickers on knives', { sticker_count_min: 1, categories: ['knife'] }, ['sticker_count_min', 'categories']],
    ['a charm on gloves', { has_charm: true, categories: ['gloves'] }, ['has_charm', 'categories']],
    ['a name tag on a case', { has_name_tag: true, categories: ['container'] }, ['has_name_tag', 'categories']],
    ['goods with a filter of items', { level: 'goods', has_charm: true }, ['level']],
    ['a sort of goods', { sort: 'discount', has_charm: true }, ['sort']],
    ['an unknown sticker', { stickers: ['zzzzzzzzzzz'] }, ['stickers']],
    ['an unknown charm', { charm_id: 'zzzzzzzzzzz' }, ['charm_id']],
  ])('contradictory: %s', async (_, filter, fields) => {
    expect(await exchange.call(onSaleList, filter)).toMatchObject({ code: codes.requestInvalid, extra: { fields } })
  })

  test('contradictory: more stickers than there may be, two in one slot, a charm and none', async () => {
    const other = rows.flatMap(stickersOf).find((id) => id !== sticker)!
    const refused = async (filter: Filter) => (await exchange.call(onSaleList, filter)).extra?.['fields']
    expect(await refused({ stickers: [`x3:${sticker}`], sticker_count_max: 2 })).toEqual([
      'stickers',
      'sticker_count_max',
    ])
    expect(await refused({ stickers: [`1:${sticker}`, `1:${other}`] })).toEqual(['stickers'])
    expect(await refused({ has_charm: false, charm_id: charm })).toEqual(['has_charm', 'charm_id'])
  })

  test('a cursor of another sort is refused', async () => {
    const { next_cursor } = await exchange.ask(onSaleList, { level: 'listings', sort: 'price_asc', page_size: 5 })
    const answer = await exchange.call(onSaleList, { level: 'listings', sort: 'wear_asc', cursor: next_cursor! })
    expect(answer).toMatchObject({ code: codes.requestInvalid, extra: { fields: ['cursor'] } })
  })

  describe('S1.1 the listings of one goods', () => {
    let goodsId: string
    let own: Row[]
    beforeAll(() => {
      const byGoods = Map.groupBy(
        rows.filter(({ listing }) => listing.wear !== null),
        ({ goods: of }) => of.id,
      )
      ;[goodsId, own] = [...byGoods].toSorted(([, a], [, b]) => b.length - a.length)[0]!
    })
    const ask = (filter: Omit<CallInput<typeof sell>, 'goods_id'>) =>
      exchange.ask(sell, { goods_id: goodsId, page_size: '100', ...filter })
    const idsOf = (found: Row[]) => found.map(({ listing }) => listing.id.toString()).toSorted()

    test('take the same filters, in a query', async () => {
      const wears = own.map(({ listing }) => listing.wear!).toSorted((a, b) => a - b)
      const wear_min = String(wears[1])
      const checks: [Omit<CallInput<typeof sell>, 'goods_id'>, (row: Row) => boolean][] = [
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
      await exchange.advance(7_200)
      expect((await ask({})).items[0]?.is_topped).toBe(false)
    })
  })
})
