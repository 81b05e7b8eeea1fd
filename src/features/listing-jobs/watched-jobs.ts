import { useSyncExternalStore } from 'react'

const storageKey = 'listing-jobs'
/** The maximum number; beyond it the oldest are dropped. */
const most = 10
const none: readonly string[] = []

let known: { text: string | null; jobIds: readonly string[] } = { text: null, jobIds: none }
const listeners = new Set<() => void>()

/** Parses the stored ids, dropping invalid entries: local storage may contain anything. */
export function readWatched(text: string | null): readonly string[] {
  if (text === null) return none
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.filter(isId) : none
  } catch {
    return none
  }
}

const isId = (one: unknown): one is string => typeof one === 'string' && /^\d{1,18}$/.test(one)

function watchedJobs(): readonly string[] {
  const text = localStorage.getItem(storageKey)
  if (text !== known.text) known = { text, jobIds: readWatched(text) }
  return known.jobIds
}

function keep(jobIds: readonly string[]) {
  if (jobIds.length === 0) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, JSON.stringify(jobIds.slice(-most)))
  for (const listener of listeners) listener()
}

/** Shows this job in the tray, in every tab and after a reload, until it is dropped. */
export const watchJob = ({ job_id }: { job_id: string }) =>
  keep([...watchedJobs().filter((jobId) => jobId !== job_id), job_id])

/** Takes jobs off the tray. */
export const dropJobs = (jobIds: readonly string[]) => keep(watchedJobs().filter((jobId) => !jobIds.includes(jobId)))

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The ids of the jobs in the tray, oldest first; none during server rendering. */
export const useWatchedJobs = () => useSyncExternalStore(subscribe, watchedJobs, () => none)
