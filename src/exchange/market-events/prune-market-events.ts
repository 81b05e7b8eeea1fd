import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'

/** Days that an event is kept: so long a follower may be away without a gap. */
const keptDays = 7

/**
 * Drops events that are older than a week. Events of a database that was restored from a dump carry transaction numbers
 * of the old server, which may lie in this one's future: they are put before everything new, in their order.
 */
export async function pruneMarketEvents(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from market_events where at < amber_now() - make_interval(days => ${keptDays}::integer)`)
  await tx.execute(sql`update market_events set xact = '1'::xid8 where xact >= pg_snapshot_xmax(pg_current_snapshot())`)
}
