import { and, sql, type SQL } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market/on-sale.ts'
import { type GoodsSort, goodsSorts } from '#contract/words.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { goodsInfoTexts } from '../catalogue/goods-info-texts.ts'
import { keyOf } from '../catalogue/goods-infos.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import type { CallContext } from '../http/context.ts'
import { decodeCursor, encodeCursor } from '../http/cursor.ts'
import { encode, Encoded, encodeList, encodeTexts, type Json, merge } from '../http/encoded.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { checkFilter, filterCondition } from './market-filter.ts'
import { namedParts } from './named-parts.ts'
import { after, orderBy, sortKey } from './market-sort.ts'
import { marketColumns, type MarketRow, marketText } from './market-texts.ts'

/**
 * A count costs several times as much as a page, and people page and sort within one filter: a count two seconds old
 * misleads nobody, and one in constant use renews in the background. The goods themselves are read every time.
 */
const totalsOf = cachePerDatabase<Totals>({ ttlMs: 1_000, staleMs: 1_000, max: 500 })

type Answer = CallAnswer<typeof onSaleList>

interface Totals {
  total: number
  listing_total: number
}

/** One page of the matching goods on sale, in the requested order; keyset pagination skips and repeats none. */
export async function listGoodsOnSale(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { sort = 'popular', cursor, page_size, ...filter }: CallRequest<typeof onSaleList>,
): Promise<Encoded<Answer> | Refusal> {
  const refusal = checkFilter(filter)
  if (refusal) return refusal
  if (!isGoodsSort(sort)) return invalidRequest(['sort'])
  const position = cursor === undefined ? undefined : decodeCursor(sort, cursor)
  const from = position && after(sort, position)
  if (position === null || from === null) return invalidRequest(['cursor'])
  const condition = filterCondition(filter)
  if (!condition) return answerOf([], [], { next_cursor: null, named: [], total: 0, listing_total: 0 })

  const [rows, totals] = await Promise.all([
    rowsOf<MarketRow & { key: string }>(
      db,
      sql`select ${sql.raw(marketColumns)}, ${sortKey(sort)} as key from ${goodsMarkets}
        where ${and(condition, from)} order by ${orderBy(sort)} limit ${page_size + 1}`,
    ),
    totalsOf(db).get(JSON.stringify(filter), () => countGoods(db, condition)),
  ])
  const page = rows.slice(0, page_size)
  const last = rows.length > page_size ? page.at(-1) : undefined
  const infos = await goodsInfoTexts(db, page.map(keyed), locale)
  const next_cursor = last ? encodeCursor(sort, { key: last.key, id: last.goods_id }) : null
  return answerOf(page.map(marketText), infos, { next_cursor, named: namedParts(filter, locale), ...totals })
}

const isGoodsSort = (sort: string): sort is GoodsSort => goodsSorts.some((one) => one === sort)

function keyed({ goods_id, style_id }: MarketRow) {
  const key = { goodsId: goods_id, styleId: style_id }
  return { ...key, key: keyOf(key) }
}

function answerOf(
  items: Json<Answer['items'][number]>[],
  infos: Json<Answer['goods_infos'][number]>[],
  rest: Pick<Answer, 'next_cursor' | 'named' | 'total' | 'listing_total'>,
) {
  const plain = encode({ level: 'goods' as const, ...rest })
  return new Encoded(merge(plain, encodeTexts({ items: encodeList(items), goods_infos: encodeList(infos) })))
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
