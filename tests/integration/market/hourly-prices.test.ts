import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsMarkets, priceDays } from '#exchange/db/schema/catalogue.ts'
import { goodsBatches } from '#exchange/market/goods-batches.ts'
import { marketWorkers } from '#exchange/market/workers.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { openMarketExchange } from '../../setup/market-exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openMarketExchange()
})
afterAll(() => exchange.close())
const db = () => exchange.services.db

test('batches hold every goods once, or only those on sale', async () => {
  const all = (await goodsBatches(db(), 500, 'all')).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(await db().$count(goodsMarkets, eq(goodsMarkets.styleId, 0)))
  const onSale = await goodsBatches(db(), 7, 'on_sale')
  expect(onSale.slice(0, -1).every((batch) => batch.length === 7)).toBe(true)
  expect(onSale.flat()).toHaveLength(await db().$count(goodsMarkets, sql`style_id = 0 and on_sale_count > 0`))
})

test('the hourly work on prices lets readers in between, and reaches the last goods', async () => {
  const last = (await goodsBatches(db(), 500, 'all')).at(-1)!.at(-1)!
  await db()
    .insert(priceDays)
    .values({ goodsId: last, styleId: 0, day: sql`current_date - 1`, median: 77n, low: 77n, high: 77n, volume: 1 })
  const worker = marketWorkers(exchange.services).find(({ queue }) => queue === 'catalogue.prices')!
  let isOver = false
  const work = worker.handler({ id: 'any', data: null }).finally(() => (isOver = true))
  let answered = 0
  for (; !isOver; answered++) await db().execute(sql`select 1`)
  await work
  // On the single connection, one transaction for all goods would let in a few before and after it.
  expect(answered).toBeGreaterThan(40)
  const [market] = await db().select().from(goodsMarkets).where(eq(goodsMarkets.goodsId, last))
  expect(market).toMatchObject({ referencePrice: 77n, referenceSales: 1 })
})
