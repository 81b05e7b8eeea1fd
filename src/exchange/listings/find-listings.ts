import { and, eq, sql, type SQL } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '../catalogue/cursor.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { listings, onMarket } from '../db/schema/trading.ts'
import { type ListingSort, listingsAfter, listingSorts, type Segment } from './listing-sort.ts'

/** Where to look: each value of a column that leads the sorts' indexes, or the whole market. */
export interface ListingScope {
  column: 'goodsId' | 'weapon' | 'category'
  values: readonly string[]
}

export interface ListingQuery {
  /** Scopes are disjoint: a listing is in one of them. Null is the whole market. */
  scopes: readonly ListingScope[] | null
  condition: SQL | undefined
  sort: ListingSort
  segments: readonly Segment[]
  cursor: string | undefined
  limit: number
}

/** What may change from one moment to the next of a listing on the market, as it is now. */
export interface FoundListing {
  id: string
  /** Fen. */
  price: bigint
  isBargainable: boolean
  segment: string
}

/** One page, and the cursor of the next one. Null for a cursor that is not of this sort. */
export async function findListings(
  db: Queryable,
  query: ListingQuery,
): Promise<{ rows: FoundListing[]; nextCursor: string | null } | null> {
  const start = findStart(query)
  if (!start) return null
  const found: (FoundListing & { key: string | null })[] = []
  // One more than asked for tells whether there is a next page.
  for (let at = start.segment; at < query.segments.length && found.length <= query.limit; at++) {
    const { name, condition } = query.segments[at]!
    const after = at === start.segment ? start.after : undefined
    const page = pageOf({
      ...query,
      condition: and(query.condition, condition, after),
      limit: query.limit + 1 - found.length,
    })
    for (const row of await rowsOf<PageRow>(db, page)) {
      const { listing, key, cost, is_bargainable } = row
      found.push({ id: listing, key, price: BigInt(cost), isBargainable: is_bargainable, segment: name })
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

function findStart({ cursor, segments, sort }: ListingQuery): { segment: number; after?: SQL } | null {
  if (cursor === undefined) return { segment: 0 }
  for (const [segment, { name }] of segments.entries()) {
    const position = decodeCursor(name, cursor)
    const after = position && listingsAfter(sort, position)
    if (after) return { segment, after }
  }
  return null
}

type PageQuery = Pick<ListingQuery, 'scopes' | 'condition' | 'sort' | 'limit'>

/**
 * A page, of what the sorts' indexes hold: the table itself is not read where the filter is in the index too. One value is
 * one range of an index that is in the order of the sort; of several, each gives its first rows and the page is the first
 * of those, so the cost grows with the values and not with the listings.
 */
function pageOf({ scopes, condition, sort, limit }: PageQuery): SQL {
  const { column, key, order } = listingSorts[sort]
  const cut = (columns: string, where: SQL | undefined) =>
    sql`select ${sql.raw(columns)} from listings where ${and(onMarket, where, condition)} order by ${sql.raw(order)} limit ${limit}`
  // Not called by the names of their columns: an order by these would sort the texts.
  const shown = `id::text as listing, ${key} as key, price::text as cost, is_bargainable`
  if (!scopes) return cut(shown, undefined)
  const [only] = scopes
  if (scopes.length === 1 && only?.values.length === 1) return cut(shown, eq(listings[only.column], only.values[0]!))
  const needed = [...new Set(['id', 'price', 'is_bargainable', column])].join(', ')
  const parts = scopes.map((scope) => {
    const part = cut(needed, sql`${listings[scope.column]} = part.value`)
    return sql`select found.* from unnest(${sql.param([...scope.values])}::text[]) as part(value) cross join lateral (${part}) as found`
  })
  return sql`select ${sql.raw(shown)} from (${sql.join(parts, sql` union all `)}) as found order by ${sql.raw(order)} limit ${limit}`
}
