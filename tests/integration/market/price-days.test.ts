import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { importCatalogue } from '#exchange/catalogue/commands/import-catalogue.ts'
import type { Connection, Queryable } from '#exchange/db/connection.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { priceDays } from '#exchange/db/schema/catalogue.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { transact } from '#exchange/db/transact.ts'
import { recordPriceDays } from '#exchange/market/commands/record-price-days.ts'
import { readPriceDays } from '#exchange/market/queries-prices.ts'
import { Refusal } from '#exchange/refusal.ts'
import { openTestDatabase } from '../../setup/exchange/database.ts'

const catalogue = readCatalogue()
const doppler = catalogue.goods.find((one) => one.market_hash_name === '★ Karambit | Doppler (Factory New)')!
const goodsId = doppler.goods_id
const protection = 7 * 86_400

describe.each(['pglite', 'postgres'] as const)('what a goods was sold for, by days, on %s', (engine) => {
  let connection: Connection
  let db: Queryable
  let sources: { listingId: bigint; assetId: bigint }[]

  beforeAll(async () => {
    connection = await openTestDatabase(engine)
    db = connection.db
    await transact(db, (tx) => importCatalogue(tx, { ...catalogue, goods: [doppler] }, () => 5))
    const [person] = await db.insert(users).values({ phone: '13700000000', nickname: 'someone' }).returning()
    const ownerId = person!.id
    const item = (index: number) => ({ platformAssetId: String(index), ownerId, goodsId, styleId: 1 })
    const items = await db.insert(assets).values([0, 1, 2].map(item)).returning()
    const listed = await db
      .insert(listings)
      .values(items.map(({ id }) => ({ assetId: id, sellerId: ownerId, goodsId, styleId: 1, price: 100n })))
      .returning()
    sources = listed.map(({ id, assetId }) => ({ listingId: id, assetId }))
  })
  afterAll(() => connection.close())

  const record = () => transact(db, (tx) => recordPriceDays(tx, { protection }))
  const recorded = () => db.select().from(priceDays).where(eq(priceDays.goodsId, goodsId)).orderBy(priceDays.styleId)

  /** What the goods' page shows of each day: its style (0: all), volume, and prices in yuan. */
  async function shown(styleId: number) {
    const answer = await readPriceDays({ db }, { goods_id: goodsId, style_id: styleId, range: '7d' })
    if (answer instanceof Refusal) throw new Error(answer.message.en)
    return answer.days.map(({ volume, low, median, high, is_under_way }) => [volume, low, median, high, is_under_way])
  }

  test('price days come from delivered orders, once for the goods and once for the style', async () => {
    const sold = (index: number, price: bigint, state: 'completed' | 'in_protection' | 'reversed') => ({
      ...sources[index]!,
      goodsId,
      styleId: 1,
      buyerId: 1n,
      sellerId: 1n,
      price,
      fee: 0n,
      sellerNet: price,
      state,
      platformAssetId: 'x',
      deliveredAt: new Date(),
    })
    await db
      .insert(orders)
      .values([sold(0, 100n, 'completed'), sold(1, 130n, 'in_protection'), sold(2, 900n, 'reversed')])
    const today = [[2, '1.00', '1.00', '1.30', true]]
    expect(await Promise.all([0, 1, 2].map(shown)), 'before it is written').toEqual([today, today, []])
    await record()
    expect(await Promise.all([0, 1, 2].map(shown))).toEqual([today, today, []])
    const expected = { low: 100n, median: 100n, high: 130n, volume: 2 }
    expect(await recorded()).toMatchObject([
      { styleId: 0, ...expected },
      { styleId: 1, ...expected },
    ])
    await db.update(orders).set({ price: 120n }).where(eq(orders.price, 100n))
    await record()
    expect(await recorded()).toMatchObject([
      { styleId: 0, low: 120n },
      { styleId: 1, low: 120n, volume: 2 },
    ])
  })

  test('S1.1 S4.22 today’s sales are counted as they are, whatever was written of them', async () => {
    await db.update(orders).set({ state: 'reversed' }).where(eq(orders.price, 130n))
    expect(await shown(0)).toEqual([[1, '1.20', '1.20', '1.20', true]])
    await db.update(orders).set({ state: 'reversed' }).where(eq(orders.price, 120n))
    expect(await shown(0)).toEqual([])
    await db.update(orders).set({ deliveredAt: null })
    expect(await shown(0), 'a made-up day stays').toMatchObject([[2, '1.20', '1.20', '1.30', true]])
    await db.update(orders).set({ state: 'completed', deliveredAt: new Date() })
    await db.update(orders).set({ state: 'reversed' }).where(eq(orders.price, 900n))
  })

  test('S4.22 sales that were reversed days later leave no price behind', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000)
    const madeUp = {
      goodsId,
      styleId: 0,
      day: at(3).toISOString().slice(0, 10),
      median: 5n,
      low: 5n,
      high: 5n,
      volume: 1,
    }
    await db.delete(priceDays).where(eq(priceDays.goodsId, goodsId))
    await db.insert(priceDays).values(madeUp)
    await db.update(orders).set({ deliveredAt: at(6) })
    await record()
    expect(await recorded()).toContainEqual(expect.objectContaining({ styleId: 0, median: 120n, volume: 2 }))
    await db.update(orders).set({ state: 'reversed' }).where(eq(orders.price, 130n))
    await record()
    expect(await recorded()).toContainEqual(expect.objectContaining({ styleId: 0, high: 120n, volume: 1 }))
    await db.update(orders).set({ state: 'reversed' })
    await record()
    expect(await recorded(), 'what has no order, such as the demo’s past, stays').toMatchObject([madeUp])
  })
})
