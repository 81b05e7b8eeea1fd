import { sql } from 'drizzle-orm'
import { recordDays } from '#contract/words.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'

/** A seller's delivery record of the last `recordDays`. */
export interface SellerStatistics {
  /** The delivered share of `sample`; null if that is 0. */
  ratio: number | null
  /** Paid orders that were delivered and stand, or failed through the seller's fault. */
  sample: number
  /** From payment to delivery; null if nothing was delivered. */
  medianSeconds: number | null
}

const noSales: SellerStatistics = { ratio: null, sample: 0, medianSeconds: null }

/** Statistics by seller id, for every requested seller. */
export async function sellerStatistics(
  db: Queryable,
  sellerIds: readonly string[],
): Promise<Map<string, SellerStatistics>> {
  const found = new Map(sellerIds.map((id) => [id, noSales]))
  const rows = await rowsOf<{ seller: string; delivered: string; sample: string; median: string | null }>(
    db,
    sql`
      select seller_id::text as seller, count(*) filter (where is_delivered)::text as delivered, count(*)::text as sample,
        (percentile_cont(0.5) within group (order by extract(epoch from delivered_at - paid_at))
          filter (where is_delivered))::text as median
      from (
        select seller_id, paid_at, delivered_at,
          delivered_at is not null and state <> 'reversed' as is_delivered
        from orders
        where seller_id = any(${sql.param([...sellerIds])}::bigint[])
          and paid_at > amber_now() - make_interval(days => ${recordDays})
          and ((delivered_at is not null and state <> 'reversed') or (state in ('refunded', 'reversed') and fault = 'seller'))
      ) as ended
      group by seller_id`,
  )
  for (const { seller, delivered, sample, median } of rows) {
    found.set(seller, {
      ratio: Number(delivered) / Number(sample),
      sample: Number(sample),
      medianSeconds: median === null ? null : Math.round(Number(median)),
    })
  }
  return found
}
