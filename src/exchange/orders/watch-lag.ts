import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { isUnpaid, isWatched } from './claim-orders.ts'

/** Whole seconds that the longest overdue order has waited for its poll; 0 if none has. Claimed orders do not count. */
export interface WatchLag {
  unpaid: number
  watched: number
}

/** Returns how far the order workers lag: the watch does while the platform is down, unpaid orders never should. */
export async function readWatchLag(db: Queryable): Promise<WatchLag> {
  const longest = (which: typeof isUnpaid) =>
    sql`(select coalesce(floor(extract(epoch from amber_now() - min(due_at))), 0) from orders where ${which} and due_at <= amber_now())::text`
  const [row] = await rowsOf<{ unpaid: string; watched: string }>(
    db,
    sql`select ${longest(isUnpaid)} as unpaid, ${longest(isWatched)} as watched`,
  )
  return { unpaid: Number(row!.unpaid), watched: Number(row!.watched) }
}
