import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { isUnpaid, isWatched } from './claim-orders.ts'

/** Whole seconds for which the longest overdue order has waited for its look; 0 where none does. Orders in hand are not among them. */
export interface WatchLag {
  unpaid: number
  watched: number
}

/** How far the orders' workers are behind: the watch stays behind while the platform does not answer, unpaid orders never should. */
export async function readWatchLag(db: Queryable): Promise<WatchLag> {
  const longest = (which: typeof isUnpaid) =>
    sql`(select coalesce(floor(extract(epoch from amber_now() - min(due_at))), 0) from orders where ${which} and due_at <= amber_now())::text`
  const [row] = await rowsOf<{ unpaid: string; watched: string }>(
    db,
    sql`select ${longest(isUnpaid)} as unpaid, ${longest(isWatched)} as watched`,
  )
  return { unpaid: Number(row!.unpaid), watched: Number(row!.watched) }
}
