import { eq, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { sync } from '#contract/inventory.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable } from '../db/connection.ts'
import { inventorySyncs } from '../db/schema/inventory.ts'

/** Seconds between the starts of two readings: the platform throttles frequent requests. */
export const syncPause = 30
/** Seconds after which an unfinished reading counts as dead: its process has crashed. */
export const syncLimit = 180

/** The state of the last reading of a user's inventory. */
export async function readSyncState(db: Queryable, userId: bigint): Promise<CallAnswer<typeof sync>> {
  const [row] = await db
    .select({ last: inventorySyncs, now: sql<string>`amber_now()` })
    .from(inventorySyncs)
    .where(eq(inventorySyncs.userId, userId))
  if (!row) {
    const none = { item_count: 0, unknown_count: 0, added_count: 0, gone_count: 0, next_at: 0 }
    const unread = { read_at: null, pages_read: 0, items_read: 0, items_expected: null }
    return { state: 'idle', failure: null, started_at: null, finished_at: null, ...unread, ...none }
  }
  const { last, now } = row
  const startedAt = seconds(last.startedAt)
  const isLost = last.state === 'running' && new Date(now).getTime() / 1000 > startedAt + syncLimit
  return {
    state: isLost ? 'failed' : last.state,
    failure: isLost ? 'slow' : last.failure,
    started_at: startedAt,
    finished_at: last.finishedAt && seconds(last.finishedAt),
    read_at: last.readAt && seconds(last.readAt),
    pages_read: last.pagesRead,
    items_read: last.assetsRead,
    items_expected: last.assetsExpected,
    next_at: startedAt + (last.state === 'running' ? syncLimit : syncPause),
    item_count: last.itemCount,
    unknown_count: last.unknownCount,
    added_count: last.addedCount,
    gone_count: last.goneCount,
  }
}
