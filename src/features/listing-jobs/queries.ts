import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { detail, list, ListingJobItemState } from '#contract/listing-jobs.ts'
import { readAll } from '#features/trading/list/rows-of.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchListingJob, fetchListingJobs } from './listing-jobs.functions.ts'
import { jobKeys, runningJobsQuery } from './running-jobs.ts'

export type ListingJob = CallData<typeof list>['items'][number]
export type ListingJobItem = Omit<CallData<typeof detail>['items'][number], 'extra'>

const often = 1000
const rarely = 5000
/** At most five run at once; the rest are recently finished ones. */
const newestCount = 10

/** The user's newest jobs. Polls while one is running, and after an error: one may have been running when the
 * connection was lost. */
export const jobsQuery = () =>
  queryOptions({
    queryKey: jobKeys.newest(),
    queryFn: async ({ signal, client }) => {
      const { items } = unwrap(await fetchListingJobs({ data: { page_size: newestCount }, signal }))
      client.setQueryData(runningJobsQuery().queryKey, items.filter(({ state }) => state === 'running').length)
      return items
    },
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return rarely
      return state.data?.some((job) => job.state === 'running') ? often : false
    },
    meta: { quiet: true },
  })

/** The progress of a job. Polls while it is running. */
export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: jobKeys.progress(jobId),
    queryFn: async ({ signal }) => unwrap(await fetchListingJob({ data: { job_id: jobId, page_size: 1 }, signal })).job,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? often : false),
    staleTime: often,
    meta: { quiet: true },
  })

/** The items of a job in their order, or the failed ones, page by page. */
export const jobItemPagesQuery = (jobId: string, isFailedOnly: boolean) =>
  infiniteQueryOptions({
    queryKey: [...jobKeys.items(jobId), 'pages', isFailedOnly],
    queryFn: async ({ pageParam, signal }) => {
      const request = {
        job_id: jobId,
        cursor: pageParam,
        page_size: 50,
        ...(isFailedOnly && { state: 'failed' as const }),
      }
      return unwrap(await fetchListingJob({ data: request, signal }))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { quiet: true },
  })

/** All items of a finished job with a given outcome. */
export const jobItemsQuery = (jobId: string, state: ListingJobItemState) =>
  queryOptions({
    queryKey: [...jobKeys.items(jobId), state],
    queryFn: ({ signal }): Promise<ListingJobItem[]> =>
      readAll(async (cursor) =>
        unwrap(await fetchListingJob({ data: { job_id: jobId, state, cursor, page_size: 100 }, signal })),
      ),
    staleTime: Infinity,
    meta: { quiet: true },
  })
