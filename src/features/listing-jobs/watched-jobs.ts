import { useSyncExternalStore } from 'react'

/** A job that was started in this browser, until it is dismissed and its rule is attached. */
export interface WatchedJob {
  jobId: string
  /** The rule to attach to what the job lists. */
  ruleId?: string | undefined
  /** The rule has been attached to what was listed. A retry of the job needs it attached again. */
  isRuled?: boolean | undefined
  /** No longer shown, but its rule is still to be attached. */
  isDismissed?: boolean | undefined
}

const storageKey = 'listing-jobs'
/** The maximum number; beyond it the oldest are dropped. */
const most = 10
const none: readonly WatchedJob[] = []

let known: { text: string | null; jobs: readonly WatchedJob[] } = { text: null, jobs: none }
const listeners = new Set<() => void>()

/** Parses the stored jobs, dropping invalid entries: local storage may contain anything. */
export function readWatched(text: string | null): readonly WatchedJob[] {
  if (text === null) return none
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.filter(isWatched) : none
  } catch {
    return none
  }
}

const isWatched = (one: unknown): one is WatchedJob => {
  if (typeof one !== 'object' || one === null) return false
  const { jobId, ruleId, isRuled, isDismissed } = one as Record<string, unknown>
  const hasRule = ruleId === undefined || typeof ruleId === 'string'
  const hasMarks = [isRuled, isDismissed].every((mark) => mark === undefined || typeof mark === 'boolean')
  return typeof jobId === 'string' && /^\d{1,18}$/.test(jobId) && hasRule && hasMarks
}

/** A rule is still to be attached to what the job listed. */
export const isRuleDue = ({ ruleId, isRuled }: WatchedJob) => ruleId !== undefined && !isRuled

/** The jobs after one has been dismissed: without it, or with it unseen while its rule is still to be attached. */
export const afterDismissal = (jobs: readonly WatchedJob[], jobId: string): WatchedJob[] =>
  jobs.flatMap((job) => (job.jobId !== jobId ? job : isRuleDue(job) ? { ...job, isDismissed: true } : []))

/** The jobs once a rule has been attached to what one of them listed, or has been refused. */
export const afterRuling = (jobs: readonly WatchedJob[], jobId: string): WatchedJob[] =>
  jobs.flatMap((job) => (job.jobId !== jobId ? job : job.isDismissed ? [] : { ...job, isRuled: true }))

function watchedJobs(): readonly WatchedJob[] {
  const text = localStorage.getItem(storageKey)
  if (text !== known.text) known = { text, jobs: readWatched(text) }
  return known.jobs
}

function keep(jobs: readonly WatchedJob[]) {
  if (jobs.length === 0) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, JSON.stringify(jobs.slice(-most)))
  for (const listener of listeners) listener()
}

/** Shows this job in the tray, in every tab and after a reload, until it is dismissed. */
export const watchJob = (job: WatchedJob) => keep([...watchedJobs().filter(({ jobId }) => jobId !== job.jobId), job])

/** Dismisses a job. */
export const dismissJob = (jobId: string) => keep(afterDismissal(watchedJobs(), jobId))

/** Records that nothing is left to do about a job's rule. */
export const settleRule = (jobId: string) => keep(afterRuling(watchedJobs(), jobId))

/** Forgets jobs. */
export const dropJobs = (jobIds: readonly string[]) =>
  keep(watchedJobs().filter(({ jobId }) => !jobIds.includes(jobId)))

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The jobs in the tray, oldest first; none during server rendering. */
export const useWatchedJobs = () => useSyncExternalStore(subscribe, watchedJobs, () => none)
