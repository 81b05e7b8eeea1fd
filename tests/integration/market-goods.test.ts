import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { banner, hotMarkedList, newShelfList, notice } from '#contract/home.ts'
import { detail, filter, listingSort, price, purchase, sell, suggest } from '#contract/market.ts'
import { formatAmount } from '#lib/money.ts'
import { goods, goodsMarkets, priceDays } from '#exchange/db/schema/catalogue.ts'
import { banners, notices } from '#exchange/db/schema/content.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { assets, listings, orders } from '#exchange/db/schema/trading.ts'
import type { TestExchange } from '../setup/exchange.ts'
import { type MarketRow, openMarketExchange, readOnSale, zh } from './market-exchange.ts'

const nowhere = 'zzzzzzzzzzz'
let exchange: TestExchange
let onSale: MarketRow[]
/** The goods with the most listings, with wear, and the one with the most listings that has styles. */
let common: MarketRow
let doppler: MarketRow

beforeAll(async () => {
  exchange = await openMarketExchange()
  onSale = (await readOnSale(exchange)).sort((a, b) => b.onSaleCount - a.onSaleCount)
  common = onSale.find((row) => row.goods.wearMin !== null)!
  doppler = onSale.find((row) => row.goods.nameEn.includes('Doppler'))!
})
afterAll(() => exchange.close())

const db = () => exchange.services.db
const listed = async (goodsId: string) =>
  (await db().select().from(listings).where(eq(listings.goodsId, goodsId))).filter((row) => row.state === 'on_sale')

describe('S1.1 the listings of a goods', () => {
  const orderOf: Record<string, (row: Awaited<ReturnType<typeof listed>>[number]) => number> = {
    price_asc: (row) => Number(row.price),
    price_desc: (row) => -Number(row.price),
    wear_asc: (row) => row.wear ?? Infinity,
    wear_desc: (row) => -(row.wear ?? -Infinity),
    newest: (row) => -row.listedAt.getTime(),
  }

  test.each(listingSort.options)('sorted by %s, walked by key, shows each exactly once and in order', async (sort) => {
    // One item whose wear the platform did not say has to be found as well.
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
      { ...delivered(6, 7_000), state: 'reversed' as const, fault: 'buyer' as const },
      { ...delivered(7, 0), deliveredAt: null, state: 'refunded' as const, fault: 'seller' as const },
      // Not counted: the buyer's fault, never paid, and too long ago.
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
    const [listing] = await listed(common.goodsId)
    await db().update(listings).set({ sellerId }).where(eq(listings.id, listing!.id))
    const { items } = await exchange.ask(sell, { goods_id: common.goodsId, page_size: '100' } as never)
    const { seller } = items.find((item) => item.listing_id === listing!.id.toString())!
    expect(seller).toMatchObject({ sample: 6, delivered_ratio: 4 / 6, median_delivery_seconds: 350 })
  })

  test('what one listed oneself is marked, and only for oneself', async () => {
    const person = await exchange.signIn('13700000001')
    const [mine] = await listed(common.goodsId)
    await db()
      .update(listings)
      .set({ sellerId: BigInt(person.userId) })
      .where(eq(listings.id, mine!.id))
    const marked = async (token?: string) => {
      const page = await exchange.ask(
        sell,
        { goods_id: common.goodsId, page_size: '100' } as never,
        token ? { token } : {},
      )
      return page.items.filter((item) => item.is_mine)
    }
    const own = await marked(person.token)
    expect(own.map((item) => item.listing_id)).toEqual([mine!.id.toString()])
    expect(own[0]?.seller).toMatchObject({ sample: 0, delivered_ratio: null, median_delivery_seconds: null })
    expect(await marked()).toEqual([])
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

describe('finding one’s way', () => {
  test('S1.1 suggestions: popular goods on sale whose name fits, else any goods of that name', async () => {
    const { items } = await exchange.ask(suggest, { keyword: 'ak47' })
    const wanted = onSale
      .filter((row) => row.goods.nameEn.includes('AK-47'))
      .sort((a, b) => b.popularity - a.popularity)
    expect(items.map((item) => item.goods_id)).toEqual(wanted.slice(0, 10).map((row) => row.goodsId))
    const names = new Set(onSale.map((row) => row.goods.nameEn))
    const unsold = ['Souvenir AWP | Dragon Lore (Factory New)', 'M4A4 | Howl (Factory New)'].find(
      (name) => !names.has(name),
    )!
    const rare = await exchange.ask(suggest, { keyword: unsold.replace(/[|()]/g, ' ') })
    expect(rare.items[0]).toMatchObject({ name: unsold, lowest_price: null })
    expect((await exchange.ask(suggest, { keyword: '★' })).items).toEqual([])
  })

  test('S1.1 the filters count what is on sale, in the asked language', async () => {
    const options = await exchange.ask(filter, {}, zh)
    const count = (fits: (row: MarketRow) => boolean) => onSale.filter(fits).length
    for (const category of options.categories) {
      expect(category.count, category.key).toBe(count((row) => row.goods.category === category.key))
      for (const weapon of category.weapons) {
        expect(weapon.count, weapon.key).toBe(count((row) => row.goods.weapon === weapon.key))
      }
    }
    for (const one of options.exteriors) expect(one.count).toBe(count((row) => row.goods.exterior === one.key))
    for (const one of options.qualities) expect(one.count).toBe(count((row) => row.goods.quality === one.key))
    for (const one of options.rarities) expect(one.count).toBe(count((row) => row.goods.rarity === one.key))
    expect(options.categories.find((one) => one.key === 'rifle')?.name).toBe('步枪')
    expect(options.goods_total).toBeGreaterThan(25_000)
  })

  test('the home lists: popular goods, and those with the newest listings', async () => {
    const hot = await exchange.ask(hotMarkedList, {})
    const popular = onSale.toSorted((a, b) => b.popularity - a.popularity).slice(0, 12)
    expect(hot.items.map((item) => item.goods_id)).toEqual(popular.map((row) => row.goodsId))
    expect(hot.goods_infos.map((info) => info.goods_id)).toEqual(popular.map((row) => row.goodsId))
    const fresh = await exchange.ask(newShelfList, {})
    const newest = onSale.toSorted((a, b) => b.newestListedAt!.getTime() - a.newestListedAt!.getTime())
    expect(fresh.items.map((item) => item.goods_id)).toEqual(newest.slice(0, 12).map((row) => row.goodsId))
  })

  test('banners and notices in the asked language, hidden ones left out', async () => {
    const text = { titleEn: 'Hello', titleZh: '你好', textEn: 'Text', textZh: '文字' }
    await db()
      .insert(banners)
      .values([
        { ...text, link: '/market' },
        { ...text, isShown: false },
      ])
    const older = new Date('2026-01-01T00:00:00Z')
    await db()
      .insert(notices)
      .values([
        { ...text, publishedAt: older },
        { ...text, titleEn: 'Newer', publishedAt: new Date('2026-01-02T00:00:00Z') },
        { ...text, isShown: false },
      ])
    expect((await exchange.ask(banner, {}, zh)).items).toMatchObject([{ title: '你好', text: '文字', link: '/market' }])
    const { items } = await exchange.ask(notice, {})
    expect(items.map((item) => item.title)).toEqual(['Newer', 'Hello'])
    expect(items[1]?.published_at).toBe(older.getTime() / 1000)
  })
})
