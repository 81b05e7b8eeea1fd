import { queryOptions, skipToken } from '@tanstack/react-query'

export const jobKeys = {
  all: ['listing-jobs'] as const,
  newest: () => [...jobKeys.all, 'newest'] as const,
  running: () => [...jobKeys.all, 'running'] as const,
  progress: (jobId: string) => [...jobKeys.all, 'progress', jobId] as const,
  items: (jobId: string) => [...jobKeys.all, 'items', jobId] as const,
}

/** How many of the user's jobs run, wherever they were started, as far as is known. No page fetches it: it comes with
 * the session's first summary, and with the jobs. */
export const runningJobsQuery = () => queryOptions<number>({ queryKey: jobKeys.running(), queryFn: skipToken })
