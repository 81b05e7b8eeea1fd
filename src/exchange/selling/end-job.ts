import { and, eq } from 'drizzle-orm'
import type { ListingJobState } from '#contract/listing-jobs.ts'
import type { Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { listingJobItems, listingJobs } from '../db/schema/listing-jobs.ts'

export type ListingJobRow = typeof listingJobs.$inferSelect

/** Ends a locked job; items still waiting are skipped. */
export async function endJob(
  tx: Transaction,
  { id }: ListingJobRow,
  state: Exclude<ListingJobState, 'running'>,
): Promise<ListingJobRow> {
  await tx
    .update(listingJobItems)
    .set({ state: 'skipped' })
    .where(and(eq(listingJobItems.jobId, id), eq(listingJobItems.state, 'waiting')))
  const [ended] = await tx
    .update(listingJobs)
    .set({ state, endedAt: databaseNow, dueAt: null })
    .where(and(eq(listingJobs.id, id), eq(listingJobs.state, 'running')))
    .returning()
  if (!ended) throw new Error(`listing job ${id} had ended while it was locked`)
  return ended
}
