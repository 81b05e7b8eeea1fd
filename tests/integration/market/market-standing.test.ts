import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import { recomputeReferencePrices } from '#exchange/market/commands/recompute-reference-prices.ts'
import {
  refreshAllGoodsMarkets,
  refreshGoodsMarket,
  refreshGoodsMarkets,
} from '#exchange/catalogue/commands/refresh-goods-market.ts'
import type { Connection, Queryable, Transaction } from '#exchange/db/connection.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { goods, goodsMarkets, priceDays, styles } from '#exchange/db/schema/catalogue.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { transact } from '#exchange/db/transact.ts'
import type { Catalogue } from '#exchange/catalogue/goods.ts'
import { openTestDatabase } from '../../setup/exchange/database.ts'

const full = readCatalogue()
/** As much of the catalogue as these tests need: a Doppler with its styles, and some others. */
const doppler = full.goods.find((one) => one.market_hash_name === '★ Karambit | Doppler (Factory New)')!
const others = full.goods.slice(0, 20)
const catalogue: Catalogue = { ...full, goods: [doppler, ...others] }
const goodsId = doppler.goods_id

describe.each(['pglite', 'postgres'] as const)('where a goods stands, on %s', (engine) => {
  let connection: Connection
  let db: Queryable

  beforeAll(async () => {
    connection = await openTestDatabase(engine)
    db = connection.db
    await run((tx) => importCatalogue(tx, catalogue, () => 5))
    await db.insert(users).values({ phone: '13700000000', nickname: 'someone' })
  })
  afterAll(() => connection.close())

  const run = (command: (tx: Transaction) => Promise<unknown>) => transact(db, command)
  const standing = async (styleId: number, of = goodsId) => {
    const [row] = await db
      .select()
      .from(goodsMarkets)
      .where(and(eq(goodsMarkets.goodsId, of), eq(goodsMarkets.styleId, styleId)))
    return row!
  }
  let assetNumber = 0
  async function list(tx: Queryable, styleId: number, price: bigint, of = goodsId, listedAt = new Date()) {
    const item = { platformAssetId: String(++assetNumber), ownerId: 1n, goodsId: of, styleId }
    const [asset] = await tx.insert(assets).values(item).returning()
    await tx.insert(listings).values({ assetId: asset!.id, sellerId: 1n, goodsId: of, styleId, price, listedAt })
  }
  const want = (tx: Queryable, styleId: number, price: bigint, quantity: number) =>
    tx.insert(purchaseOrders).values({
      buyerId: 1n,
      goodsId,
      styleId,
      price,
      quantity,
      filled: 1,
      state: 'active',
      expiresAt: new Date('2099-01-01'),
    })

  test('the import makes every goods and style, searchable, and does it once', async () => {
    expect(await db.$count(goods)).toBe(21)
    expect(await db.$count(goodsMarkets)).toBe(21 + doppler.styles.length)
    expect(await standing(0)).toMatchObject({ category: 'knife', popularity: 5, onSaleCount: 0, lowestPrice: null })
    expect((await standing(0)).searchText).toContain('爪子刀多普勒')
    expect(await run((tx) => importCatalogue(tx, catalogue))).toBe(false)
  })

  test('a changed catalogue changes names and leaves popularity, and keeps goods that it no longer has', async () => {
    const renamed = { ...doppler, name: { en: 'Renamed', zh: '改名' } }
    const changed = { ...catalogue, goods: [renamed, ...others.slice(1)] }
    expect(await run((tx) => importCatalogue(tx, changed, () => 99))).toBe(true)
    const [row] = await db.select().from(goods).where(eq(goods.id, goodsId))
    expect(row).toMatchObject({ nameEn: 'Renamed', nameZh: '改名', popularity: 5 })
    expect(await standing(0)).toMatchObject({ popularity: 5 })
    expect((await standing(0)).searchText).toContain(' renamed ')
    expect(await db.$count(goods)).toBe(21)
    expect(await db.$count(styles)).toBe(doppler.styles.length)
    expect(await run((tx) => importCatalogue(tx, catalogue))).toBe(true)
  })

  test('S1.1 a changed catalogue changes what is listed already', async () => {
    const own = others[19]!
    await list(db, 0, 100n, own.goods_id)
    const listed = async () => (await db.select().from(listings).where(eq(listings.goodsId, own.goods_id)))[0]
    const facts = ({
      category,
      weapon,
      exterior,
      quality,
      rarity,
    }: Pick<typeof own, 'category' | 'weapon' | 'exterior' | 'quality' | 'rarity'>) => ({
      category,
      weapon,
      exterior,
      quality,
      rarity,
    })
    expect(await listed()).toMatchObject(facts(own))
    const changed = { ...own, category: doppler.category, weapon: doppler.weapon, rarity: doppler.rarity }
    expect(facts(changed)).not.toEqual(facts(own))
    await run((tx) => importCatalogue(tx, { ...catalogue, goods: [doppler, ...others.slice(0, 19), changed] }))
    expect(await listed()).toMatchObject(facts(changed))
    await run((tx) => importCatalogue(tx, catalogue))
    expect(await listed()).toMatchObject(facts(own))
    await db.delete(listings).where(eq(listings.goodsId, own.goods_id))
  })

  test('what is on sale and wanted, for the goods and for the style', async () => {
    const newest = new Date('2026-05-02T00:00:00Z')
    await run(async (tx) => {
      await list(tx, 1, 500n, goodsId, new Date('2026-05-01T00:00:00Z'))
      await list(tx, 1, 400n, goodsId, newest)
      await list(tx, 2, 900n, goodsId, new Date('2026-04-01T00:00:00Z'))
      await want(tx, 0, 300n, 4)
      await want(tx, 1, 350n, 3)
      await want(tx, 2, 800n, 2)
      await refreshGoodsMarkets(tx, [
        { goodsId, styleId: 1 },
        { goodsId, styleId: 2 },
        { goodsId, styleId: 1 },
        { goodsId, styleId: 0 },
      ])
    })
    expect(await standing(0)).toMatchObject({ onSaleCount: 3, lowestPrice: 400n, newestListedAt: newest })
    expect(await standing(0)).toMatchObject({ purchaseCount: 6, highestPurchasePrice: 300n })
    expect(await standing(1)).toMatchObject({ onSaleCount: 2, lowestPrice: 400n, purchaseCount: 5 })
    expect(await standing(1)).toMatchObject({ highestPurchasePrice: 350n })
    expect(await standing(2)).toMatchObject({ onSaleCount: 1, lowestPrice: 900n, highestPurchasePrice: 800n })
    await run(async (tx) => {
      await tx.update(listings).set({ state: 'reserved' }).where(eq(listings.price, 400n))
      await refreshGoodsMarket(tx, goodsId, 1)
    })
    expect(await standing(0)).toMatchObject({ onSaleCount: 2, lowestPrice: 500n })
    expect(await standing(1)).toMatchObject({ onSaleCount: 1, lowestPrice: 500n })
  })

  test('refreshing all goods at once gives the same as one by one', async () => {
    const before = await db.select().from(goodsMarkets).orderBy(goodsMarkets.goodsId, goodsMarkets.styleId)
    const wrong = { onSaleCount: 7, lowestPrice: 1n, purchaseCount: 7, highestPurchasePrice: 1n, newestListedAt: null }
    await db.update(goodsMarkets).set(wrong)
    await run(refreshAllGoodsMarkets)
    expect(await db.select().from(goodsMarkets).orderBy(goodsMarkets.goodsId, goodsMarkets.styleId)).toEqual(before)
    expect(await standing(3)).toMatchObject({ onSaleCount: 0, lowestPrice: null, purchaseCount: 3 })
  })

  test('S1.6 several goods and styles at once, that come to the market, leave it and come back', async () => {
    const keys = [
      ...[1, 2, 2].map((styleId) => ({ goodsId, styleId })),
      ...others.slice(3, 6).map(({ goods_id }) => ({ goodsId: goods_id, styleId: 0 })),
    ]
    const all = () => db.select().from(goodsMarkets).orderBy(goodsMarkets.goodsId, goodsMarkets.styleId)
    const expectRight = async () => {
      const counted = await all()
      await run(refreshAllGoodsMarkets)
      expect(counted).toEqual(await all())
      return counted
    }
    const before = await expectRight()
    await run(async (tx) => {
      for (const [index, key] of keys.entries()) await list(tx, key.styleId, BigInt(50 + index), key.goodsId)
      await refreshGoodsMarkets(tx, keys)
    })
    await expectRight()
    expect(await standing(2)).toMatchObject({ lowestPrice: 51n, stickeredCount: 0 })
    const turn = (isShopOnline: boolean) =>
      run(async (tx) => {
        await tx
          .update(listings)
          .set({ isShopOnline })
          .where(inArray(listings.price, [50n, 51n, 52n, 53n, 54n, 55n]))
        await refreshGoodsMarkets(tx, keys)
      })
    await turn(false)
    expect(await expectRight()).toEqual(before)
    const adorned = { stickerCount: 1, hasCharm: true, hasNameTag: true }
    await db
      .update(listings)
      .set(adorned)
      .where(inArray(listings.price, [51n, 53n]))
    await turn(true)
    await expectRight()
    expect(await standing(0)).toMatchObject({ lowestPrice: 50n, stickeredCount: 1, charmedCount: 1, namedCount: 1 })
    expect(await standing(2)).toMatchObject({ lowestPrice: 51n, stickeredCount: 1, charmedCount: 1, namedCount: 1 })
  })

  test('transactions at the same time on the same goods lose nothing', async () => {
    const [a, b] = [others[1]!.goods_id, others[2]!.goods_id]
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        run(async (tx) => {
          await list(tx, 0, BigInt(100 + index), a)
          await list(tx, 0, BigInt(100 + index), b)
          const keys = [a, b].map((of) => ({ goodsId: of, styleId: 0 }))
          await refreshGoodsMarkets(tx, index % 2 === 0 ? keys : keys.toReversed())
        }),
      ),
    )
    expect(await standing(0, a)).toMatchObject({ onSaleCount: 24, lowestPrice: 100n })
    expect(await standing(0, b)).toMatchObject({ onSaleCount: 24, lowestPrice: 100n })
  })

  test('S1.1 the reference price: the median of seven whole days by volume, else of the last day sold, else none', async () => {
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
    const row = (of: string, daysAgo: number, median: bigint, volume: number) => ({
      goodsId: of,
      styleId: 0,
      day: day(daysAgo),
      median,
      low: median,
      high: median,
      volume,
    })
    const [weekly, old, never] = [others[3]!.goods_id, others[4]!.goods_id, others[5]!.goods_id]
    await db
      .insert(priceDays)
      .values([
        row(weekly, 0, 900n, 1_000),
        row(weekly, 1, 900n, 1),
        row(weekly, 2, 100n, 3),
        row(weekly, 3, 200n, 3),
        row(weekly, 6, 300n, 2),
        row(weekly, 8, 1n, 1_000),
        row(old, 30, 50n, 4),
        row(old, 90, 70n, 9),
      ])
    await run(recomputeReferencePrices)
    expect(await standing(0, weekly)).toMatchObject({ referencePrice: 200n, referenceSales: 9 })
    expect(await standing(0, old)).toMatchObject({ referencePrice: 50n, referenceSales: 0 })
    expect(await standing(0, never)).toMatchObject({ referencePrice: null, referenceSales: 0 })
  })
})
