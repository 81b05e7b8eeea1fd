import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import { rowsOf } from '../db/rows.ts'
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
  return {
    mails: await sweepMails(db, batch),
    profiles: await deleteInBatches(db, platformProfiles, isOldProfile, batch),
    jobs: await sweepJobs(),
  }
}

/**
 * Ids rise with time, so the oldest mails come first and the sweep ends with the first batch that has none to delete. A
 * batch may have some to keep: a gathered mail becomes younger with every mail that it absorbs.
 */
async function sweepMails(db: Queryable, batch: number): Promise<number> {
  for (let gone = 0, last = '0'; ;) {
    const [read] = await rowsOf<{ last: string; count: number; gone: number }>(
      db,
      sql`with next as (select id from mails where id > ${last}::bigint order by id limit ${batch}),
        gone as (delete from mails using next
          where mails.id = next.id and created_at < ${ago(keptDays.mails)} returning 1)
        select max(id)::text as last, count(*)::integer as count,
          (select count(*)::integer from gone) as gone from next`,
    )
    gone += read!.gone
    if (read!.gone === 0 || read!.count < batch) return gone
    last = read!.last
  }
}

const ago = (days: number) => sql`(amber_now() - make_interval(days => ${days}::integer))`
