import { and, eq, ne, not, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { sell } from '#contract/market/goods.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { Queryable } from '../db/connection.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { runShaped } from '../db/statement.ts'
import type { CallContext } from '../http/context.ts'
import { encode, Encoded, encodeList, encodeTexts, merge } from '../http/encoded.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { abilitiesOf, filterConflicts } from './filter-conflicts.ts'
import { findListings } from './find-listings.ts'
import { filterValues, listingCondition, shapeOf } from './listing-filter.ts'
import { listingItems } from './listing-items.ts'
import { type Segment, segmentsOf } from './listing-sort.ts'

/** People page and sort within one filter; a count two seconds old misleads nobody. */
const totalsOf = cachePerDatabase<number>({ ttlMs: 1_000, staleMs: 1_000, max: 500 })

type Answer = CallAnswer<typeof sell>

const toppedName = 'topped'

/**
 * One page of the matching listings of a goods (style 0: of any style), each with its item and its seller's delivery
 * record. Topped listings come before all others, in the same order among themselves, unless the order alone is wanted.
 */
export async function listListings(
  { db, locale, caller }: Pick<CallContext, 'db' | 'locale' | 'caller'>,
  { goods_id, style_id, sort, topped_first, of_others, cursor, page_size, ...filter }: CallRequest<typeof sell>,
): Promise<Encoded<Answer> | Refusal> {
  const goods = catalogueIndex().goods.get(goods_id)
  const conflicts = goods ? filterConflicts({ ...filter, sort }, abilitiesOf([goods]), ['goods_id']) : []
  if (style_id > 0 && filter.style_ids?.includes(style_id) === false) conflicts.push('style_id', 'style_ids')
  if (conflicts.length > 0) return invalidRequest(conflicts)
  const shape = shapeOf(filter)
  const callerId = caller?.userId.toString()
  const leftOut = of_others ? callerId : undefined
  const hasFilter = Object.keys(shape).length > 0 || leftOut !== undefined
  const condition = () =>
    and(
      style_id === 0 ? undefined : eq(listings.styleId, sql.placeholder('style_id')),
      leftOut === undefined ? undefined : ne(listings.sellerId, sql.placeholder('left_out')),
      listingCondition(shape),
    )
  const values = { ...filterValues(filter), goods_id, style_id, left_out: leftOut }
  const key = JSON.stringify([topped_first ? 'sell' : 'sell as sorted', style_id > 0, leftOut !== undefined, shape])
  const [found, total] = await Promise.all([
    findListings(db, {
      scopes: [{ column: 'goodsId', values: [goods_id] }],
      // A goods has a handful of listings or thousands, and a plan for the average one would sort all of those.
      filter: { key, usesGenericPlan: false, condition, values },
      sort,
      segments: topped_first ? toppedFirst(segmentsOf(sort)) : segmentsOf(sort),
      cursor,
      limit: page_size,
    }),
    hasFilter
      ? totalsOf(db).get(JSON.stringify([goods_id, style_id, leftOut, filter]), async () => {
          const ofGoods = eq(listings.goodsId, sql.placeholder('goods_id'))
          const build = () =>
            sql`select count(*)::int as count from listings where ${and(ofGoods, onMarket, condition())}`
          const [row] = await runShaped<{ count: number }>(
            db,
            { key: `count ${key}`, usesGenericPlan: false, build },
            values,
          )
          return row!.count
        })
      : readTotal(db, goods_id, style_id),
  ])
  if (total === null) return refusals.notFound()
  if (!found) return invalidRequest(['cursor'])
  const shown = await listingItems({ db, locale }, found.rows)
  const items = shown.map(({ item, text, segment }) =>
    merge(item, encode({ is_mine: callerId === text.sellerId, is_topped: segment.endsWith(toppedName) })),
  )
  const plain = encode({ next_cursor: found.nextCursor, total })
  return new Encoded(merge(plain, encodeTexts({ items: encodeList(items) })))
}

/** The same segments twice: of the topped listings, then of the others. */
function toppedFirst(segments: readonly Segment[]): Segment[] {
  const isTopped = sql`coalesce(${listings.toppedUntil} > ${databaseNow}, false)`
  return [
    ...segments.map(({ name, condition }) => ({
      name: `${name}.${toppedName}`,
      isSmall: true,
      condition: and(condition, sql`${listings.toppedUntil} > ${databaseNow}`)!,
    })),
    ...segments.map((segment) => ({ ...segment, condition: and(segment.condition, not(isTopped))! })),
  ]
}

/** The total from the goods' own row; null if there is no such goods or style. */
async function readTotal(db: Queryable, goodsId: string, styleId: number): Promise<number | null> {
  const [market] = await db
    .select({ total: goodsMarkets.onSaleCount })
    .from(goodsMarkets)
    .where(and(eq(goodsMarkets.goodsId, goodsId), eq(goodsMarkets.styleId, styleId)))
  return market?.total ?? null
}
