import { sql } from 'drizzle-orm'
import type { Queryable } from './connection.ts'
import { rowsOf } from './rows.ts'
import { StartRefused } from './start-refused.ts'

const mostSeconds = 5

/**
 * Refuses to start when this machine's clock is off the database's: signatures and dates sent to outside services would
 * be wrong.
 *
 * @param clock milliseconds; this machine's clock
 * @throws StartRefused
 */
export async function checkClock(db: Queryable, clock: () => number = Date.now): Promise<void> {
  const before = clock()
  const [row] = await rowsOf<{ now: string }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::text as now`,
  )
  const after = clock()
  const now = Number(row!.now)
  const ahead = before > now ? before - now : Math.min(after - now, 0)
  const seconds = Math.round(Math.abs(ahead) / 1000)
  if (Math.abs(ahead) <= mostSeconds * 1000) return
  throw new StartRefused(
    `The clock of this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's, and at most ${mostSeconds} s are allowed. Let NTP set both.`,
  )
}
