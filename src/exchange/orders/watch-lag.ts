import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { isUnpaid, isWatched } from './claim-orders.ts'

/** Since when the longest overdue order waits for its look; null where none does. Orders in hand are not among them. */
export interface WatchLag {
  unpaid: Date | null
  watched: Date | null
}

/** How far the orders' workers are behind: the watch stays behind while the platform does not answer, unpaid orders never should. */
export async function readWatchLag(db: Queryable): Promise<WatchLag> {
  const oldest = (which: typeof isUnpaid) =>
    sql`(select min(due_at) from orders where ${which} and due_at <= amber_now())::text`
  const [row] = await rowsOf<{ unpaid: string | null; watched: string | null }>(
    db,
    sql`select ${oldest(isUnpaid)} as unpaid, ${oldest(isWatched)} as watched`,
  )
  const momentOf = (text: string | null) => (text === null ? null : new Date(text))
  return { unpaid: momentOf(row!.unpaid), watched: momentOf(row!.watched) }
}
