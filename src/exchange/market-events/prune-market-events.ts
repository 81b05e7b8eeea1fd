import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { deleteOldest } from '../db/delete-oldest.ts'
import { marketEvents } from '../db/schema/market-events.ts'

/** Days that events are kept: how long a subscriber may be away without a gap. */
const keptDays = 7

/**
 * Deletes events older than a week. After a restore from a dump, events carry transaction ids of the old server, which
 * may lie in this one's future: they are moved before everything new, in order.
 */
export async function pruneMarketEvents(db: Queryable, batch?: number): Promise<void> {
  const isOld = sql`${marketEvents.at} < amber_now() - make_interval(days => ${keptDays}::integer)`
  await deleteOldest(db, marketEvents, isOld, batch)
  await db.execute(sql`update market_events set xact = '1'::xid8 where xact >= pg_snapshot_xmax(pg_current_snapshot())`)
}
