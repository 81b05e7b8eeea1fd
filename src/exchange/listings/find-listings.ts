import { and, eq, sql, type SQL } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '../catalogue/cursor.ts'
import { standingColumns } from '../catalogue/market-standing.ts'
import type { Queryable } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { assets, listings, onMarket } from '../db/schema/trading.ts'
import { listingKeys, listingOrders, type ListingSort, listingsAfter, type Segment } from './listing-sort.ts'

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

/** One page, and the cursor of the next one. Null for a cursor that is not of this sort. */
export async function findListings(
  db: Queryable,
  query: ListingQuery,
): Promise<{ rows: ListingRow[]; nextCursor: string | null } | null> {
  const start = findStart(query)
  if (!start) return null
  const rows: ListingRow[] = []
  // One more than asked for tells whether there is a next page.
  for (let at = start.segment; at < query.segments.length && rows.length <= query.limit; at++) {
    const segment = query.segments[at]!
    const after = at === start.segment ? start.after : undefined
    const condition = and(query.condition, segment.condition, after)
    const found = await readPage(db, { ...query, condition, limit: query.limit + 1 - rows.length })
    rows.push(...found.map((row) => ({ ...row, segment: segment.name })))
  }
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  return { rows: page, nextCursor: last ? encodeCursor(last.segment, { key: last.key, id: last.id.toString() }) : null }
}

export type ListingRow = Awaited<ReturnType<typeof readPage>>[number] & { segment: string }

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

/** The page is cut from the listings alone and joined after, whatever the planner makes of the sort. */
function readPage(db: Queryable, query: PageQuery) {
  const { sort, limit } = query
  return db
    .select({
      id: listings.id,
      key: listingKeys[sort],
      price: listings.price,
      isBargainable: listings.isBargainable,
      listedAt: listings.listedAt,
      goodsId: listings.goodsId,
      styleId: listings.styleId,
      market: standingColumns,
      asset: {
        id: assets.id,
        wear: assets.wear,
        paintSeed: assets.paintSeed,
        stickers: assets.stickers,
        charm: assets.charm,
        nameTag: assets.nameTag,
        inspectUrl: assets.inspectUrl,
      },
      seller: { id: users.id, nickname: users.nickname, avatar: users.avatar },
    })
    .from(sql`(${pageOf(query)}) as page`)
    .innerJoin(listings, sql`${listings.id} = page.id`)
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .innerJoin(
      goodsMarkets,
      and(eq(goodsMarkets.goodsId, listings.goodsId), eq(goodsMarkets.styleId, listings.styleId)),
    )
    .orderBy(listingOrders[sort])
    .limit(limit)
}

/**
 * The ids of a page. One value is one range of an index that is in the order of the sort; of several, each gives its
 * first rows and the page is the first of those, so the cost grows with the values and not with the listings.
 */
function pageOf({ scopes, condition, sort, limit }: PageQuery): SQL {
  const cut = (where: SQL | undefined) =>
    sql`select ${listings.id} from ${listings} where ${and(onMarket, where, condition)} order by ${listingOrders[sort]} limit ${limit}`
  if (!scopes) return cut(undefined)
  const [only] = scopes
  if (scopes.length === 1 && only?.values.length === 1) return cut(eq(listings[only.column], only.values[0]!))
  return sql.join(
    scopes.map(({ column, values }) => {
      const part = cut(sql`${listings[column]} = part.value`)
      return sql`select part_page.id from unnest(${sql.param([...values])}::text[]) as part(value) cross join lateral (${part}) as part_page`
    }),
    sql` union all `,
  )
}
