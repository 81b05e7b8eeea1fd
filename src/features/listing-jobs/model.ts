import type { CallInput } from '#contract/call.ts'
import type { create, ListingJobKind } from '#contract/listing-jobs.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import type { ListingJob, ListingJobItem } from './queries.ts'
import type { WatchedJob } from './watched-jobs.ts'

export type JobAction = CallInput<typeof create>['items'][number]

const names: Record<ListingJobKind, (inputs: { count: number; shown: string }) => string> = {
  list: m.listing_jobs_list,
  reprice: m.listing_jobs_reprice,
  take_down: m.listing_jobs_take_down,
  retry: m.listing_jobs_retry,
}

/** What a job does, in words. */
export const jobName = ({ kind, total }: Pick<ListingJob, 'kind' | 'total'>) =>
  names[kind]({ count: total, shown: formatNumber(total) })

/** It was stopped before everything had its turn. */
export const isStopped = ({ state, skipped }: Pick<ListingJob, 'state' | 'skipped'>) =>
  state === 'stopped' && skipped > 0

/** The same for retrying what was not done. */
export function actionsAgain(kind: ListingJobKind, items: readonly ListingJobItem[]): JobAction[] {
  return items.flatMap(({ asset_id, listing_id, price, allow_bargain }): JobAction[] => {
    if (kind === 'list') return asset_id && price ? [{ action: kind, asset_id, price, allow_bargain }] : []
    if (!listing_id) return []
    if (kind === 'reprice') return price ? [{ action: kind, listing_id, price }] : []
    return [kind === 'retry' && price ? { action: kind, listing_id, price } : { action: kind, listing_id }]
  })
}

/** The watched jobs with their current state, newest first, and the watched ones that the answer no longer has. Ids are numbers that grow:
 * one beyond the newest was begun after the answer, and is not missed in it. */
export function shownJobs(newest: readonly ListingJob[], watched: readonly WatchedJob[]) {
  const found = new Map(newest.map((job) => [job.job_id, job]))
  const newestId = BigInt(newest[0]?.job_id ?? 0)
  const isKnown = new Set(watched.map(({ jobId }) => jobId))
  return {
    shown: newest.filter(({ job_id }) => isKnown.has(job_id)),
    /** Started elsewhere and still running. */
    unknown: newest.filter(({ job_id, state }) => state === 'running' && !isKnown.has(job_id)),
    gone: watched.map(({ jobId }) => jobId).filter((jobId) => !found.has(jobId) && BigInt(jobId) < newestId),
  }
}
