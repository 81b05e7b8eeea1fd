import { expect, vi } from 'vitest'
import type { TestExchange } from './exchange.ts'

/** Resolves once at least `count` of the exchange's transactions wait for a lock. PostgreSQL only. */
export async function waitForLocks({ connection }: TestExchange, count = 1): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const countWaiting = async () => (await connection.jobs.executeSql(waiting)).rows.length
  await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThanOrEqual(count), {
    timeout: 5_000,
    interval: 20,
  })
}
