import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { stop } from '#contract/listing-jobs.ts'
import type { Transaction } from '../../db/connection.ts'
import { listingJobs } from '../../db/schema/listing-jobs.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals, refuse } from '../../refusal.ts'
import { endJob } from '../end-job.ts'
import { listingJobMachine } from '../job-states.ts'
import { showJob } from '../job-queries.ts'

/** Stops a job between two batches: a running batch completes first. */
export async function stopListingJob(
  tx: Transaction,
  { caller }: SignedInContext,
  { job_id }: CallRequest<typeof stop>,
): Promise<CallAnswer<typeof stop> | Refusal> {
  const [job] = await tx
    .select()
    .from(listingJobs)
    .where(and(eq(listingJobs.id, BigInt(job_id)), eq(listingJobs.userId, caller.userId)))
    .for('no key update')
  if (!job) return refusals.notFound()
  const step = listingJobMachine.step(job.state, 'stop', 'seller', null, new Date(0))
  if (!step.ok)
    return refuse(codes.stateConflict, 'This listing job has ended already.', '该批量任务已结束。', {
      state: job.state,
      reason: step.reason,
    })
  return showJob(tx, await endJob(tx, job, 'stopped'))
}
