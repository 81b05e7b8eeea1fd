import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statisticsList } from '#contract/market/trades.ts'
import { goods, priceDays } from '#exchange/db/schema/catalogue.ts'
import type { TestExchange } from '../../setup/exchange.ts'
import { openMarketExchange } from '../../setup/market-exchange.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openMarketExchange()
})
afterAll(() => exchange.close())

test('S1.1 the index of a month: prices of what sold on two days in a row, whatever else sold', async () => {
  const { db } = exchange.services
  const idOf = async (category: string, place: number) => {
    const rows = await db.select({ id: goods.id }).from(goods).where(eq(goods.category, category)).orderBy(goods.id)
    return rows[place]!.id
  }
  const [first, second, knife] = [await idOf('charm', 0), await idOf('charm', 1), await idOf('knife', 0)]
  const row = (goodsId: string, ago: number, median: bigint, volume: number) => ({
    goodsId,
    styleId: 0,
    day: sql<string>`((amber_now() at time zone 'UTC')::date - ${ago}::integer)`,
    median,
    low: median,
    high: median,
    volume,
  })
  await db.delete(priceDays)
  await db.insert(priceDays).values([
    row(first, 32, 1n, 1),
    row(first, 31, 50n, 4),
    row(first, 2, 100n, 10),
    row(first, 1, 110n, 10),
    // Dear, and sold on one day only: it counts as turnover, but moves no price.
    row(knife, 1, 900_000n, 1),
    row(first, 0, 110n, 5),
    row(second, 1, 200n, 5),
    row(second, 0, 100n, 5),
  ])
  const { days } = await exchange.ask(statisticsList, {})
  expect(days.map(({ volume, turnover, index, is_under_way }) => [volume, turnover, index, is_under_way])).toEqual([
    [4, '2.00', 100, false],
    [10, '10.00', 100, false],
    [16, '9021.00', 110, false],
    // 15 × 1.10 + 10 × 1.00 against 15 × 1.10 + 10 × 2.00
    [10, '10.50', 79.86, true],
  ])
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
  const { days: knives } = await exchange.ask(statisticsList, { category: 'knife' })
  expect(knives).toMatchObject([{ volume: 1, turnover: '9000.00', index: 100 }])
})
