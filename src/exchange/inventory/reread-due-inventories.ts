import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import { transact } from '../db/transact.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { claimSync, syncQueue } from './commands/start-sync.ts'
import { syncLimit } from './sync-state.ts'

/** Maximum concurrent readings, including those started by users: the platform throttles frequent requests. */
const mostAtOnce = 2
/** Seconds without automatic readings after the platform has throttled us. */
const backOff = 300
/** Seconds until a reading that failed to start or got lost is due again. */
const leaseSeconds = 300

/**
 * Runs one round: starts a due reading of a seller with something on sale. An item that is no longer there takes its
 * listing down with that reason. The demo's sellers are made up and keep what they list.
 *
 * @returns the number of readings started.
 */
export async function rereadDueInventories({ db, jobs, settings }: Services): Promise<number> {
  if (settings.isDemo) return 0
  const claimed = await rowsOf<{ user_id: string }>(
    db,
    sql`update inventory_syncs set due_at = amber_now() + make_interval(secs => ${leaseSeconds}::int)
      where user_id in (
        select user_id from inventory_syncs
        where due_at <= amber_now()
          and (
            select count(*) from inventory_syncs
            where state = 'running' and started_at > amber_now() - make_interval(secs => ${syncLimit}::int)
          ) < ${mostAtOnce}::int
          and not exists (
            select 1 from inventory_syncs
            where failure = 'rate_limited' and finished_at > amber_now() - make_interval(secs => ${backOff}::int)
          )
        order by due_at limit 1 for update skip locked
      ) returning user_id::text`,
  )
  for (const { user_id } of claimed) {
    const begun = await transact(db, async (tx) => {
      if (await claimSync(tx, BigInt(user_id))) await enqueue(tx, jobs, syncQueue, { userId: user_id })
      return {}
    })
    if (begun instanceof Refusal) throw new Error(begun.message.en)
  }
  return claimed.length
}
