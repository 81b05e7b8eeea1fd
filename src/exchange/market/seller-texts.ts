import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingItem } from '#contract/market/listing-fields.ts'
import { BatchCache } from '../caches/batch-cache.ts'
import type { Queryable } from '../db/connection.ts'
import { memoizePerDatabase } from '../db/memoize-per-database.ts'
import { statement } from '../db/statement.ts'
import { encode, type Json } from '../http/encoded.ts'
import { sellerStatistics } from './seller-statistics.ts'

export type Seller = z.input<typeof listingItem>['seller']

/** Figures over ninety days hardly move within a minute, nor do names, and the same sellers are on page after page. */
const cacheOf = memoizePerDatabase(() => new BatchCache<Json<Seller>>({ ttlMs: 30_000, staleMs: 30_000, max: 5_000 }))

const readPeople = statement<{ ids: string[] }, { id: string; nickname: string; avatar: string | null }>(
  ({ ids }) => sql`select id::text as id, nickname, avatar from users where id = any(${ids}::bigint[])`,
)

/** Sellers as lists show them, encoded, in the order of the ids; at most a minute old. Undefined if there is none. */
export function sellerTexts(db: Queryable, ids: readonly string[]): Promise<(Json<Seller> | undefined)[]> {
  return cacheOf(db).get(ids, async (missing) => {
    const [people, statistics] = await Promise.all([readPeople(db, { ids: missing }), sellerStatistics(db, missing)])
    return new Map(
      people.map(({ id, nickname, avatar }) => {
        const { ratio, sample, medianSeconds } = statistics.get(id)!
        const figures = { delivered_ratio: ratio, sample, median_delivery_seconds: medianSeconds }
        return [id, encode({ user_id: id, nickname, avatar, ...figures })]
      }),
    )
  })
}
