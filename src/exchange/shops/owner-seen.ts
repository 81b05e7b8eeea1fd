import { sql } from 'drizzle-orm'
import type { SeenLast } from '#contract/shop.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'

/**
 * When somebody was last seen, as roughly as others may know. A session's calls are recorded every five minutes, so
 * anybody seen within ten is online now.
 */
export async function findLastSeen(db: Queryable, userId: bigint): Promise<SeenLast> {
  const [row] = await rowsOf<{ seen: SeenLast }>(
    db,
    sql`
      select case
        when max(last_seen_at) > amber_now() - interval '10 minutes' then 'now'
        when max(last_seen_at) > amber_now() - interval '1 day' then 'today'
        when max(last_seen_at) > amber_now() - interval '7 days' then 'week'
        else 'earlier' end as seen
      from sessions where user_id = ${userId}`,
  )
  return row!.seen
}
