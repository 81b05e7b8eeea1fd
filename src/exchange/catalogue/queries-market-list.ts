import { and, sql, type SQL } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market.ts'
import type { Queryable } from '../db/connection.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { CallContext } from '../http/context.ts'
import type { Refusal } from '../refusal.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { goodsInfosByIds } from './goods-infos.ts'
import { checkFilter, filterCondition, invalidRequest } from './market-filter.ts'
import { after, orderBy, sortKey } from './market-sort.ts'
import { marketItem, standingColumns } from './market-standing.ts'
import { cachePerDatabase } from './short-cache.ts'

/**
 * Counting costs several times what a page costs, and people page and sort within one filter: a count two seconds old
 * misleads nobody. The goods themselves are read anew every time.
 */
const totalsOf = cachePerDatabase<Totals>({ ttlMs: 2_000, max: 500 })

interface Totals {
  total: number
  listing_total: number
}

/** One page of the goods on sale that fit, in the asked order; walked by key, so no goods is skipped or seen twice. */
export async function listGoodsOnSale(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { sort = 'popular', cursor, page_size, ...filter }: CallRequest<typeof onSaleList>,
): Promise<CallAnswer<typeof onSaleList> | Refusal> {
  const refusal = checkFilter(filter)
  if (refusal) return refusal
  if (sort === 'wear_asc' || sort === 'wear_desc') return invalidRequest(['sort'])
  const position = cursor === undefined ? undefined : decodeCursor(sort, cursor)
  if (position === null || position?.key === null) return invalidRequest(['cursor'])
  const condition = filterCondition(filter)
  if (!condition) return { level: 'goods', items: [], goods_infos: [], next_cursor: null, total: 0, listing_total: 0 }

  const from = position && after(sort, { key: position.key, id: position.id })
  const [rows, totals] = await Promise.all([
    db
      .select({ ...standingColumns, key: sortKey(sort) })
      .from(goodsMarkets)
      .where(and(condition, from))
      .orderBy(orderBy(sort))
      .limit(page_size + 1),
    totalsOf(db).get(JSON.stringify(filter), () => countGoods(db, condition)),
  ])
  const page = rows.slice(0, page_size)
  const last = rows.length > page_size ? page.at(-1) : undefined
  const infos = await goodsInfosByIds(db, page, locale)
  return {
    level: 'goods',
    items: page.map(marketItem),
    goods_infos: [...infos.values()],
    next_cursor: last ? encodeCursor(sort, { key: last.key, id: last.goodsId }) : null,
    ...totals,
  }
}

async function countGoods(db: Queryable, condition: SQL): Promise<Totals> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      listing_total: sql<number>`coalesce(sum(${goodsMarkets.onSaleCount}), 0)`.mapWith(Number),
    })
    .from(goodsMarkets)
    .where(condition)
  return row!
}
