import type { CallInput } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { create, ListingJobKind } from '#contract/listing-jobs.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import type { ListingJob, ListingJobItem } from './queries.ts'

export type JobAction = CallInput<typeof create>['items'][number]

const names: Record<ListingJobKind, (inputs: { count: number; shown: string }) => string> = {
  list: m.listing_jobs_list,
  reprice: m.listing_jobs_reprice,
  take_down: m.listing_jobs_take_down,
  retry: m.listing_jobs_retry,
}

/** A job's description. */
export const jobName = ({ kind, total }: Pick<ListingJob, 'kind' | 'total'>) =>
  names[kind]({ count: total, shown: formatNumber(total) })

/** Whether it was stopped before all items were processed. */
export const isStopped = ({ state, skipped }: Pick<ListingJob, 'state' | 'skipped'>) =>
  state === 'stopped' && skipped > 0

/** Summarizes how jobs ended. Items already in the target state count as done and are mentioned separately: a rule may
 * have changed them first. */
export function jobsEnd(jobs: readonly Pick<ListingJob, JobCount>[]): string {
  const left = sumOf(jobs, 'skipped')
  const same = sumOf(jobs, 'unchanged')
  const counts = {
    done: formatNumber(sumOf(jobs, 'done') + same),
    failed: formatNumber(sumOf(jobs, 'failed')),
  }
  if (left > 0) return m.listing_jobs_stopped({ ...counts, left: formatNumber(left) })
  return same > 0 ? m.listing_jobs_ended_same({ ...counts, same: formatNumber(same) }) : m.listing_jobs_ended(counts)
}

/** Jobs of no further interest once the user navigates away: everything succeeded. */
export const doneWith = (jobs: readonly ListingJob[]): string[] =>
  jobs.filter((job) => job.state === 'done' && job.failed === 0).map(({ job_id }) => job_id)

/** The jobs that have ended since `before`; one missing from `before` may have started and ended in between. */
export function endedSince(before: readonly ListingJob[], now: readonly ListingJob[]): ListingJob[] {
  const had = new Set(before.filter(({ state }) => state !== 'running').map(({ job_id }) => job_id))
  return now.filter(({ state, job_id }) => state !== 'running' && !had.has(job_id))
}

type JobCount = 'done' | 'unchanged' | 'failed' | 'skipped'

export const sumOf = <What extends JobCount | 'waiting' | 'total'>(
  jobs: readonly Pick<ListingJob, What>[],
  what: What,
): number => jobs.reduce((sum, job) => sum + job[what], 0)

/**
 * The actions that retry what was not done. Not where the price was changed meanwhile: the new one was worked out from
 * another, or seen beside it, so its seller has to look at it anew.
 */
export function actionsAgain(kind: ListingJobKind, items: readonly ListingJobItem[]): JobAction[] {
  return items.flatMap(({ asset_id, listing_id, price, expected_price, allow_bargain, code }): JobAction[] => {
    if (code === codes.priceChanged) return []
    if (kind === 'list') return asset_id && price ? [{ action: kind, asset_id, price, allow_bargain }] : []
    if (!listing_id) return []
    const expected = expected_price ? { expected_price } : {}
    if (kind === 'reprice') return price ? [{ action: kind, listing_id, price, ...expected }] : []
    return [kind === 'retry' && price ? { action: kind, listing_id, price } : { action: kind, listing_id }]
  })
}

/** The watched jobs with their current state, newest first, and those that the response no longer contains. Ids are
 * ascending: an id above the newest belongs to a job started after the response, so it is not missing. */
export function shownJobs(newest: readonly ListingJob[], watched: readonly string[]) {
  const found = new Map(newest.map((job) => [job.job_id, job]))
  const newestId = BigInt(newest[0]?.job_id ?? 0)
  const isKnown = new Set(watched)
  return {
    shown: newest.filter(({ job_id }) => isKnown.has(job_id)),
    /** Started elsewhere and still running. */
    unknown: newest.filter(({ job_id, state }) => state === 'running' && !isKnown.has(job_id)),
    gone: watched.filter((jobId) => !found.has(jobId) && BigInt(jobId) < newestId),
  }
}
