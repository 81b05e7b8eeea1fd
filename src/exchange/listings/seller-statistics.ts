import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { cachePerDatabase, type ShortCache } from '../catalogue/short-cache.ts'

/** How a seller has delivered in the last 90 days. */
export interface SellerStatistics {
  /** Delivered orders out of `sample`; null with none. */
  ratio: number | null
  /** Paid orders that were delivered, or that failed through the seller's fault. */
  sample: number
  /** From payment to delivery; null with none delivered. */
  medianSeconds: number | null
}

const noSales: SellerStatistics = { ratio: null, sample: 0, medianSeconds: null }

/** Ninety days don't move within a minute, and the same sellers are on page after page. */
const statisticsOf = cachePerDatabase<SellerStatistics>({ ttlMs: 60_000, max: 5_000 })

/** Statistics by seller; those not remembered are computed in one query for all of them. */
export async function sellerStatistics(
  db: Queryable,
  sellerIds: ReadonlySet<bigint>,
): Promise<Map<bigint, SellerStatistics>> {
  const cache: ShortCache<SellerStatistics> = statisticsOf(db)
  const missing: bigint[] = []
  let batch: Promise<Map<bigint, SellerStatistics>> | undefined
  // All questions are asked before the batch runs: it starts in a later turn, when `missing` is complete.
  const answers = [...sellerIds].map(async (id): Promise<[bigint, SellerStatistics]> => {
    const statistics = await cache.get(id.toString(), async () => {
      missing.push(id)
      batch ??= Promise.resolve().then(() => computeStatistics(db, missing))
      return (await batch).get(id) ?? noSales
    })
    return [id, statistics]
  })
  return new Map(await Promise.all(answers))
}

async function computeStatistics(db: Queryable, sellerIds: bigint[]): Promise<Map<bigint, SellerStatistics>> {
  const rows = await rowsOf<{ seller: string; delivered: string; sample: string; median: string | null }>(
    db,
    sql`
      select seller_id::text as seller, count(*) filter (where is_delivered)::text as delivered, count(*)::text as sample,
        (percentile_cont(0.5) within group (order by extract(epoch from delivered_at - paid_at))
          filter (where is_delivered))::text as median
      from (
        select seller_id, paid_at, delivered_at,
          delivered_at is not null and (state <> 'reversed' or fault is distinct from 'seller') as is_delivered
        from orders
        where seller_id = any(${sql.param(sellerIds.map(String))}::bigint[])
          and paid_at > amber_now() - interval '90 days'
          and (delivered_at is not null or (state = 'refunded' and fault = 'seller'))
      ) as ended
      group by seller_id`,
  )
  return new Map(
    rows.map(({ seller, delivered, sample, median }) => [
      BigInt(seller),
      {
        ratio: Number(delivered) / Number(sample),
        sample: Number(sample),
        medianSeconds: median === null ? null : Math.round(Number(median)),
      },
    ]),
  )
}
