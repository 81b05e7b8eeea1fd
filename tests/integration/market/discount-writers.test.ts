import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '#exchange/db/connection.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { goodsMarkets } from '#exchange/db/schema/catalogue.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { refreshDiscounts } from '#exchange/market/commands/refresh-discounts.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
})
afterAll(() => exchange.close())

/** Resolves once this many statements have run outside transactions. */
function countStatements(db: Queryable, wanted: number) {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  let count = 0
  const counted = new Proxy(db, {
    get: (target, name) => {
      if (name === 'execute' && ++count >= wanted) resolve()
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { counted, reached }
}

test('S1.1 a listing that is being made while the reference prices change is measured by the new ones', async () => {
  const { db } = exchange.services
  const seller = await exchange.signInTrader()
  await listItem(exchange, seller, 100_00n)
  const [first] = await db.select().from(listings)
  const { goodsId, styleId, sellerId, wear, paintSeed } = first!
  await db.update(goodsMarkets).set({ referencePrice: 100_00n, referenceSales: 1_000 })
  const [item] = await db
    .insert(assets)
    .values({ goodsId, styleId, wear, paintSeed, ownerId: sellerId, platformAssetId: '99' })
    .returning()

  const written = Promise.withResolvers<bigint>()
  const end = Promise.withResolvers<void>()
  const making = db.transaction(async (tx) => {
    const [made] = await tx
      .insert(listings)
      .values({ goodsId, styleId, wear, paintSeed, sellerId, assetId: item!.id, price: 80_00n })
      .returning()
    expect(made!.discount).toBe(20)
    written.resolve(made!.id)
    await end.promise
  })
  const id = await written.promise
  await db.update(goodsMarkets).set({ referencePrice: 160_00n })

  const { counted, reached } = countStatements(db, 3)
  const refreshing = refreshDiscounts(counted)
  await Promise.race([refreshing, reached])
  end.resolve()
  await Promise.all([making, refreshing])
  const [made] = await db.select().from(listings).where(eq(listings.id, id))
  expect(made!.discount).toBe(50)
})
