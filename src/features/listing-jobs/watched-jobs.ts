import { useSyncExternalStore } from 'react'

/** A job that was begun in this browser and that its person has not put away yet. */
export interface WatchedJob {
  jobId: string
  /** What it lists is to be priced by this rule from then on. */
  ruleId?: string | undefined
}

const storageKey = 'listing-jobs'
/** Nobody puts away more; the oldest go first. */
const most = 10
const none: readonly WatchedJob[] = []

let known: { text: string | null; jobs: readonly WatchedJob[] } = { text: null, jobs: none }
const listeners = new Set<() => void>()

/** What is kept, as far as it can be read: somebody may have written there what they liked. */
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
  const { jobId, ruleId } = one as Record<string, unknown>
  return typeof jobId === 'string' && (ruleId === undefined || typeof ruleId === 'string')
}

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

/** Has the tray show this job, in every tab and after a reload, until it is put away. */
export const watchJob = (job: WatchedJob) => keep([...watchedJobs().filter(({ jobId }) => jobId !== job.jobId), job])

/** Puts these jobs away. */
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

/** The jobs that the tray shows, the oldest first. The server's page has none. */
export const useWatchedJobs = () => useSyncExternalStore(subscribe, watchedJobs, () => none)
