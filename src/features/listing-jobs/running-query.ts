import { queryOptions, skipToken } from '@tanstack/react-query'

/** Apart from `jobKeys`, so that the shell doesn't load the calls of the jobs. */
const runningKey = ['listing-jobs', 'running'] as const

/**
 * Whether a job was running as the page was opened, if so: it may have been started on another device. No page fetches
 * it: it comes with the session's first summary.
 */
export const jobRunningQuery = () => queryOptions<boolean>({ queryKey: runningKey, queryFn: skipToken })
