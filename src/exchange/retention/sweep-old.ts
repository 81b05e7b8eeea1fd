import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'

/**
 * Days for which the market keeps what is neither money nor the record of a trade: steps of orders and listings and the
 * notices of the payment provider stay. docs/operations.md tells the same.
 */
const keptDays = {
  /** Read or not. */
  mails: 365,
  /** What the platform showed of an account, since it was last asked. */
  platformProfiles: 30,
  /** Since they ended; what they did stays in the listings' own history. */
  listingJobs: 90,
} as const

const jobBatch = 10

/**
 * Deletes what is older than it is kept, `batch` rows a statement, so that nobody waits for it; a sweep that was cut short
 * is made up for by the next.
 *
 * @returns how many rows went, by table
 */
export async function sweepOld(
  db: Queryable,
  batch = 2_000,
): Promise<{ mails: number; profiles: number; jobs: number }> {
  // Ids rise with their age: the oldest stand at the beginning, and nothing else is looked at.
  const oldMails = sql`delete from mails using (select id from mails order by id limit ${batch}) oldest
    where mails.id = oldest.id and created_at < ${ago(keptDays.mails)} returning 1`
  const oldProfiles = sql`delete from platform_profiles where steam_id in (
      select steam_id from platform_profiles where checked_at < ${ago(keptDays.platformProfiles)} limit ${batch}
    ) returning 1`
  // A job goes with its items, of which it has a thousand at most.
  const oldJobs = sql`with old as (
      select id from listing_jobs where ended_at < ${ago(keptDays.listingJobs)} order by id limit ${jobBatch}
    ), items as (delete from listing_job_items using old where job_id = old.id)
    delete from listing_jobs using old where listing_jobs.id = old.id returning 1`
  const sweep = async (statement: typeof oldMails, most = batch) => {
    for (let gone = 0; ;) {
      const { length } = await rowsOf(db, statement)
      gone += length
      if (length < most) return gone
    }
  }
  return { mails: await sweep(oldMails), profiles: await sweep(oldProfiles), jobs: await sweep(oldJobs, jobBatch) }
}

const ago = (days: number) => sql`(amber_now() - make_interval(days => ${days}::integer))`
