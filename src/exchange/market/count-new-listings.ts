import { and, sql } from 'drizzle-orm'
import type { MarketSearchRequest } from '#contract/market/on-sale.ts'
import type { Queryable } from '../db/connection.ts'
import { listings } from '../db/schema/listings.ts'
import { findListings } from './find-listings.ts'
import { matcherOf, placeOf } from './match-listings.ts'

interface Since {
  since: Date
  /** Whose own listings are no news. */
  besides: bigint
  /** Counts no further. */
  most: number
}

/** Nobody refreshes a listing before it is listed, so the range of the index of the newest bounds both. */
const isNew = and(
  sql`${listings.refreshedAt} > ${sql.placeholder('since')}::text::timestamptz`,
  sql`${listings.listedAt} > ${sql.placeholder('since')}::text::timestamptz`,
  sql`${listings.sellerId} <> ${sql.placeholder('besides')}::text::bigint`,
)

/**
 * How many listings that a search of the market finds have been put on sale since a moment. Each of the search's categories,
 * weapons or goods is one range of an index, from the newest listing back to that moment.
 */
export async function countNewListings(
  db: Queryable,
  search: MarketSearchRequest,
  { since, besides, most }: Since,
): Promise<{ count: number; hasMore: boolean }> {
  const { sort: _, level: __, ...filter } = search
  const place = await placeOf(db, filter)
  const matcher = matcherOf(filter, place, 'newest')
  const found = await findListings(db, {
    scopes: place.scopes,
    filter: {
      ...matcher,
      usesGenericPlan: false,
      values: { ...matcher.values, since: since.toISOString(), besides: besides.toString() },
    },
    sort: 'newest',
    segments: [{ name: 'newest since', condition: isNew }],
    cursor: undefined,
    limit: most,
  })
  return { count: found!.rows.length, hasMore: found!.nextCursor !== null }
}
