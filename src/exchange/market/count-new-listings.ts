import { and, sql } from 'drizzle-orm'
import type { MarketSearchRequest } from '#contract/market/on-sale.ts'
import type { Queryable } from '../db/connection.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { findListings } from './find-listings.ts'
import { shownBy } from './listing-sort.ts'
import { matcherOf, placeOf } from './match-listings.ts'

interface Since {
  since: Date
  /** The user whose own listings are not news. */
  besides: bigint
  /** Stops counting at this number. */
  most: number
  /** Scans at most this many of the market's newest listings. */
  lookedAt: number
}

const horizonOf = cachePerDatabase<number>({ ttlMs: 60_000, staleMs: 600_000, max: 1 })

/** When the oldest of the `lookedAt` newest listings was listed or refreshed, in milliseconds; 0 if there are fewer. */
const readHorizon = async (db: Queryable, lookedAt: number): Promise<number> => {
  const [oldest] = await db
    .select({ at: listings.refreshedAt })
    .from(listings)
    .where(onMarket)
    .orderBy(sql`refreshed_at desc nulls last`)
    .limit(1)
    .offset(lookedAt)
  return oldest?.at.getTime() ?? 0
}

/** A listing is never refreshed before it is listed, so one range of the index by newest bounds both. */
const isNew = and(
  sql`${listings.refreshedAt} > ${sql.placeholder('since')}::text::timestamptz`,
  sql`${listings.listedAt} > ${sql.placeholder('since')}::text::timestamptz`,
  sql`${listings.sellerId} <> ${sql.placeholder('besides')}::text::bigint`,
)

/**
 * Counts the listings that a market search shows and that went on sale since a given time. Each of the search's
 * categories, weapons or goods is one index range, from the newest listing back to that time.
 *
 * @returns `hasMore` if there are more than that, or may be: beyond the listings that were scanned.
 */
export async function countNewListings(
  db: Queryable,
  search: MarketSearchRequest,
  { since, besides, most, lookedAt }: Since,
): Promise<{ count: number; hasMore: boolean }> {
  const { sort, level: _, ...filter } = search
  const shown = shownBy(sort)
  const place = await placeOf(db, filter)
  const horizon = await horizonOf(db).get('', () => readHorizon(db, lookedAt))
  const from = new Date(Math.max(since.getTime(), horizon))
  const matcher = matcherOf(filter, place, 'newest')
  const found = await findListings(db, {
    scopes: place.scopes,
    filter: {
      ...matcher,
      usesGenericPlan: false,
      values: { ...matcher.values, since: from.toISOString(), besides: besides.toString() },
    },
    sort: 'newest',
    segments: [{ name: shown ? 'newest since, as shown' : 'newest since', condition: and(isNew, shown)! }],
    cursor: undefined,
    limit: most,
  })
  return { count: found!.rows.length, hasMore: found!.nextCursor !== null || since.getTime() < horizon }
}
