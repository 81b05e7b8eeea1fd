import { sql } from 'drizzle-orm'
import type { Transaction } from '#exchange/db/connection.ts'
import { rowsOf } from '#exchange/db/rows.ts'

export interface PastClock {
  /** From now on it is this moment, in seconds since the epoch; null: the present. */
  set(at: number | null): Promise<void>
  /** Puts the exchange's own clock back. */
  close(): Promise<void>
}

/**
 * Lets a transaction live in the past: what it does with the exchange's commands is dated as if it had been done then. The
 * exchange has one clock, a function of its database, which is replaced here as tests replace it; nobody else ever sees that, for it is put
 * back before the transaction ends, or with it.
 */
export async function openPastClock(tx: Transaction): Promise<PastClock> {
  const [own] = await rowsOf<{ definition: string }>(
    tx,
    sql`select pg_get_functiondef('amber_now'::regproc) as definition`,
  )
  await tx.execute(sql`
    create or replace function amber_now() returns timestamptz language sql stable as
      'select coalesce(nullif(current_setting(''amber.past'', true), '''')::timestamptz, now())'`)
  return {
    set: async (at) => {
      const moment = at === null ? '' : new Date(at * 1000).toISOString()
      await tx.execute(sql`select set_config('amber.past', ${moment}, true)`)
    },
    close: async () => {
      await tx.execute(sql.raw(own!.definition))
    },
  }
}
