import type { CallInput } from '#contract/call.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import { goods, goodsMarkets } from '#exchange/db/schema/catalogue.ts'
import { transact } from '#exchange/db/transact.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { fillMarket } from '../bench/market-data.ts'
import { openTestExchange, type TestExchange } from './exchange.ts'

export const zh = { headers: { 'accept-language': 'zh-CN' } }

/** Opens an exchange with the real catalogue and a market small enough to check by hand. */
export async function openMarketExchange(engine: 'pglite' | 'postgres' = 'pglite'): Promise<TestExchange> {
  const exchange = await openTestExchange({ engine })
  await transact(exchange.services.db, (tx) =>
    fillMarket(tx, { listings: 2_600, goods: 900, sales: 600, purchaseOrders: 300, days: 20 }),
  )
  return exchange
}

export type MarketRow = typeof goodsMarkets.$inferSelect & { goods: typeof goods.$inferSelect }

/** Returns all goods with listings, straight from the tables, to check the lists against. */
export async function readOnSale({ services }: TestExchange): Promise<MarketRow[]> {
  const rows = await services.db.select().from(goodsMarkets).innerJoin(goods, eq(goods.id, goodsMarkets.goodsId))
  return rows
    .filter((row) => row.goods_markets.styleId === 0 && row.goods_markets.onSaleCount > 0)
    .map((row) => ({ ...row.goods_markets, goods: row.goods }))
}

/** Returns all goods on sale, those with the most listings first, together with the first one that has wear and the
 * first one that has styles. */
export async function readSamples(exchange: TestExchange) {
  const onSale = (await readOnSale(exchange)).sort((a, b) => b.onSaleCount - a.onSaleCount)
  const common = onSale.find((row) => row.goods.wearMin !== null)!
  const doppler = onSale.find((row) => row.goods.nameEn.includes('Doppler'))!
  return { onSale, common, doppler }
}

/** Walks a list to its end and returns the goods ids of each page. */
export async function walk(exchange: TestExchange, input: CallInput<typeof onSaleList>): Promise<string[][]> {
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const page = await exchange.ask(onSaleList, { ...input, cursor })
    pages.push(page.items.map((item) => item.goods_id))
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return pages
}

/** Where goods stand, all styles together. */
export const standingsOf = ({ services: { db } }: TestExchange, goodsIds: string[]) =>
  db
    .select()
    .from(goodsMarkets)
    .where(and(inArray(goodsMarkets.goodsId, goodsIds), eq(goodsMarkets.styleId, 0)))
