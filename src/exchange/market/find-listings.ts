import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { MarketItemSort } from '#contract/words.ts'
import type { Queryable } from '../db/connection.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { runShaped, type Shape } from '../db/statement.ts'
import { decodeCursor, encodeCursor } from '../http/cursor.ts'
import { listingsAfter, listingSorts, positionValues, type Segment } from './listing-sort.ts'
import { isOnSale } from './market-filter.ts'

/** Where to look: values of a column that leads the sort indexes. */
export interface ListingScope {
  column: 'goodsId' | 'weapon' | 'category'
  values: readonly string[]
}

/** The condition that listings must match. */
export interface ListingMatcher {
  /** Everything the condition depends on but its values, including the kind of list; null for one that never recurs. */
  key: string | null
  usesGenericPlan: boolean
  /** Has no filter on single items: all listings of a goods match, or none. */
  takesWholeGoods?: boolean
  condition(): SQL | undefined
  /** Values of the condition's placeholders. */
  values: Readonly<Record<string, unknown>>
}

export interface ListingQuery {
  /** Scopes are disjoint: a listing is in only one of them. Null is the whole market. */
  scopes: readonly ListingScope[] | null
  filter: ListingMatcher
  sort: MarketItemSort
  segments: readonly Segment[]
  cursor: string | undefined
  limit: number
}

/** The current state of what can change about a listing while it is on the market. */
export interface FoundListing {
  id: string
  /** Fen. */
  price: bigint
  isBargainable: boolean
  segment: string
}

/** Returns one page and the cursor of the next; null if the cursor does not belong to this sort. */
export async function findListings(
  db: Queryable,
  query: ListingQuery,
): Promise<{ rows: FoundListing[]; nextCursor: string | null } | null> {
  const start = findStart(query)
  if (!start) return null
  const found: (FoundListing & { key: string | null })[] = []
  for (let at = start.segment; at < query.segments.length && found.length <= query.limit; at++) {
    const segment = query.segments[at]!
    const after = at === start.segment ? start.after : undefined
    const shape = shapeOf(query, segment, after)
    for (const row of await runShaped<PageRow>(db, shape, {
      ...query.filter.values,
      ...scopeValues(query),
      ...after,
    })) {
      const { listing, key, cost, is_bargainable } = row
      found.push({ id: listing, key, price: BigInt(cost), isBargainable: is_bargainable, segment: segment.name })
    }
  }
  const rows = found.slice(0, query.limit)
  const last = found.length > query.limit ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? encodeCursor(last.segment, last) : null }
}

interface PageRow {
  listing: string
  key: string | null
  cost: string
  is_bargainable: boolean
}

type After = Readonly<Record<string, string>>

function findStart({ cursor, segments, sort }: ListingQuery): { segment: number; after?: After } | null {
  if (cursor === undefined) return { segment: 0 }
  for (const [segment, { name }] of segments.entries()) {
    const position = decodeCursor(name, cursor)
    const after = position && positionValues(sort, position)
    if (after) return { segment, after }
  }
  return null
}

function shapeOf({ filter, scopes, sort, limit }: ListingQuery, segment: Segment, after: After | undefined): Shape {
  const hasKey = after !== undefined && 'after_key' in after
  const kinds = scopes?.map(({ column, values }) => `${column} ${values.length === 1 ? 'one' : 'any'}`)
  const key = JSON.stringify([filter.key, kinds, sort, segment.name, after ? hasKey : null, limit])
  return {
    key: filter.key === null ? null : key,
    usesGenericPlan: filter.usesGenericPlan || segment.isSmall === true,
    build: () =>
      pageOf({
        scopes,
        sort,
        condition: and(filter.condition(), segment.condition),
        after: after && listingsAfter(sort, hasKey),
        takesWholeGoods: filter.takesWholeGoods ?? false,
        // One extra row shows whether there is a next page.
        limit: limit + 1,
      }),
  }
}

const scopeValues = ({ scopes }: ListingQuery): Record<string, unknown> =>
  Object.fromEntries(
    scopes?.map(({ column, values }) => [`scope_${column}`, values.length === 1 ? values[0] : values]) ?? [],
  )

interface PageQuery extends Pick<ListingQuery, 'scopes' | 'sort' | 'limit'> {
  condition: SQL | undefined
  after: SQL | undefined
  takesWholeGoods: boolean
}

/**
 * A page read from the sort indexes: if they cover the filter too, the table itself is not read. A single value is one
 * range of an index in sort order; with several, each contributes its first rows and the page is the first of those, so
 * the cost grows with the number of values, not of listings.
 */
function pageOf(page: PageQuery): SQL {
  const { scopes, condition, after, sort, limit } = page
  const { column, key, order } = listingSorts[sort]
  if (column === null) return pageOfGoods(page)
  // Inlined: for a limit that it does not know, the planner assumes a tenth of the market.
  const most = sql.raw(String(limit))
  const needed = sql.raw([...new Set(['id', 'price', 'is_bargainable', column])].join(', '))
  const inOrder = sql`order by ${sql.raw(order)}`
  const cut = (where: SQL | undefined) =>
    sql`select ${needed} from listings where ${and(onMarket, where, condition, after)} ${inOrder} limit ${most}`
  const first = () => {
    if (!scopes) return cut(undefined)
    const [only] = scopes
    if (scopes.length === 1 && only?.values.length === 1) return cut(eq(listings[only.column], valueOf(only)))
    const parts = scopes.map((scope) => {
      const part = cut(sql`${listings[scope.column]} = part.value`)
      const values = scope.values.length === 1 ? sql`array[${valueOf(scope)}]` : valueOf(scope)
      return sql`select found.* from unnest(${values}::text[]) as part(value) cross join lateral (${part}) as found`
    })
    return sql`select ${needed} from (${sql.join(parts, sql` union all `)}) as found ${inOrder} limit ${most}`
  }
  // Texts are made of the page alone, not of all that is sorted. Their names differ from the columns', or else they
  // would be what is sorted by.
  return sql`select id::text as listing, ${sql.raw(key)} as key, price::text as cost, is_bargainable
    from (${first()}) as page ${inOrder}`
}

/**
 * A page in an order that begins with the goods: reads goods in order until the page is full, each with its listings,
 * or only the first of those if all match. If few match, the planner may choose to find and sort those instead.
 */
function pageOfGoods({ scopes, condition, after, takesWholeGoods, sort, limit }: PageQuery): SQL {
  const { key, order } = listingSorts[sort]
  const most = sql.raw(String(limit))
  const isOf = (scope: ListingScope) =>
    sql`${goodsMarkets[scope.column]} = any(${scope.values.length === 1 ? sql`array[${valueOf(scope)}]` : valueOf(scope)}::text[])`
  const isOwn = sql`listings.goods_id = goods_markets.goods_id`
  const own = takesWholeGoods
    ? sql`cross join lateral (select id, price, is_bargainable from listings
        where ${and(isOwn, onMarket, after)} order by price, id limit ${most}) as listings`
    : sql`join listings on ${and(isOwn, onMarket)}`
  return sql`
    select listings.id::text as listing, ${sql.raw(key)} as key, listings.price::text as cost, listings.is_bargainable
    from goods_markets ${own}
    where ${and(isOnSale, scopes ? or(...scopes.map(isOf)) : undefined, condition, after)}
    order by ${sql.raw(order)} limit ${most}`
}

const valueOf = ({ column }: ListingScope) => sql.placeholder(`scope_${column}`)
