import type { z } from 'zod'
import type { listingItem } from '#contract/market/listing-fields.ts'
import { BatchCache } from '../caches/batch-cache.ts'
import { perDatabase } from '../caches/per-database.ts'
import type { Queryable } from '../db/connection.ts'
import { type NamedStatement, runNamed } from '../db/named-statement.ts'
import { encode, type Json } from '../http/encoded.ts'
import { sellerStatistics } from './seller-statistics.ts'

export type Seller = z.input<typeof listingItem>['seller']

/** Ninety days don't move within a minute, nor do names, and the same sellers are on page after page. */
const cacheOf = perDatabase(() => new BatchCache<Json<Seller>>({ ttlMs: 30_000, staleMs: 30_000, max: 5_000 }))

const statement: NamedStatement = {
  name: 'sellers_of_page',
  text: `select id::text as id, nickname, avatar from users where id = any($1::bigint[])`,
}

/** Sellers as lists show them, in the order of the user ids, as texts; at most a minute old. Undefined: there is none. */
export function sellerTexts(db: Queryable, ids: readonly string[]): Promise<(Json<Seller> | undefined)[]> {
  return cacheOf(db).get(ids, async (missing) => {
    const [people, statistics] = await Promise.all([
      runNamed<{ id: string; nickname: string; avatar: string | null }>(db, statement, [missing]),
      sellerStatistics(db, missing),
    ])
    return new Map(
      people.map(({ id, nickname, avatar }) => {
        const { ratio, sample, medianSeconds } = statistics.get(id)!
        const figures = { delivered_ratio: ratio, sample, median_delivery_seconds: medianSeconds }
        return [id, encode({ user_id: id, nickname, avatar, ...figures })]
      }),
    )
  })
}
