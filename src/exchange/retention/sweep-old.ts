import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import { deleteOldest } from '../db/delete-oldest.ts'
import { rowsOf } from '../db/rows.ts'
import { runEach } from '../db/run-each.ts'
import { mails } from '../db/schema/mail.ts'
import { platformProfiles } from '../db/schema/platform.ts'

/**
 * Retention in days of everything that is neither money nor the record of a trade: steps of orders and listings and the
 * notices of the payment provider are kept. docs/operations.md says the same.
 */
const keptDays = {
  /** Read or unread. */
  mails: 365,
  /** The platform's data on an account, since it was last requested. */
  platformProfiles: 30,
  /** Since they ended; their effects stay in the listings' own history. */
  listingJobs: 90,
} as const

const jobBatch = 10

/**
 * Deletes expired rows, `batch` per statement, so that nobody waits for locks; the next sweep makes up for an
 * interrupted one.
 *
 * @returns how many rows were deleted, by table
 */
export async function sweepOld(
  db: Queryable,
  batch = 2_000,
): Promise<{ mails: number; profiles: number; jobs: number }> {
  // A job is deleted with its items, at most a thousand.
  const oldJobs = sql`with old as (
      select id from listing_jobs where ended_at < ${ago(keptDays.listingJobs)} order by id limit ${jobBatch}
    ), items as (delete from listing_job_items using old where job_id = old.id)
    delete from listing_jobs using old where listing_jobs.id = old.id returning 1`
  const sweepJobs = async () => {
    for (let gone = 0; ;) {
      const { length } = await rowsOf(db, oldJobs)
      gone += length
      if (length < jobBatch) return gone
    }
  }
  const isOldProfile = sql`${platformProfiles.checkedAt} < ${ago(keptDays.platformProfiles)}`
  // A gathered mail becomes younger with every mail that it absorbs, so older ones may follow it.
  const isOldMail = sql`${mails.createdAt} < ${ago(keptDays.mails)}`
  const [gone, profiles, jobs] = await runEach([
    () => deleteOldest(db, mails, isOldMail, batch),
    () => deleteInBatches(db, platformProfiles, isOldProfile, batch),
    sweepJobs,
  ])
  return { mails: gone!, profiles: profiles!, jobs: jobs! }
}

const ago = (days: number) => sql`(amber_now() - make_interval(days => ${days}::integer))`
