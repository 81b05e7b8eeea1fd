import { queryOptions } from '@tanstack/react-query'
import { readAll } from '#features/trading/list/rows-of.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchListingJob } from './listing-jobs.functions.ts'

const jobKeys = {
  all: ['listing-jobs'] as const,
  progress: (jobId: string) => [...jobKeys.all, 'progress', jobId] as const,
  items: (jobId: string) => [...jobKeys.all, 'items', jobId] as const,
}

const often = 1000

/** How far a job has got; asked for again while it runs. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: jobKeys.progress(jobId),
    queryFn: async ({ signal }) => unwrap(await fetchListingJob({ data: { job_id: jobId, page_size: 1 }, signal })).job,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? often : false),
    staleTime: often,
    meta: { quiet: true },
  })

/** How each item of a job that has ended came out: the failed ones, or all. */
export const jobItemsQuery = (jobId: string, isFailedOnly: boolean) =>
  queryOptions({
    queryKey: [...jobKeys.items(jobId), isFailedOnly],
    queryFn: ({ signal }) =>
      readAll(async (cursor) =>
        unwrap(
          await fetchListingJob({
            data: { job_id: jobId, ...(isFailedOnly && { state: 'failed' as const }), cursor, page_size: 100 },
            signal,
          }),
        ),
      ),
    meta: { quiet: true },
  })
