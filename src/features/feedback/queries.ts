import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { FeedbackState } from '#contract/words.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchFeedbacks, fetchRecord } from './feedback.functions.ts'

export const feedbackKeys = {
  all: ['feedback'] as const,
  lists: () => [...feedbackKeys.all, 'list'] as const,
  list: (state: FeedbackState | undefined) => [...feedbackKeys.lists(), state ?? 'any'] as const,
  record: (feedbackId: string) => [...feedbackKeys.all, 'record', feedbackId] as const,
}

const pageSize = 20
const recordSeconds = 10

/** The user's feedback, newest first, page by page. */
export const feedbacksQuery = (state: FeedbackState | undefined) =>
  infiniteQueryOptions({
    queryKey: feedbackKeys.list(state),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchFeedbacks({ data: { state, cursor: pageParam, page_size: pageSize }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    // The list shows its own errors.
    meta: { quiet: true },
  })

/** One conversation; polled as long as an answer may come. */
export const recordQuery = (feedbackId: string) =>
  queryOptions({
    queryKey: feedbackKeys.record(feedbackId),
    queryFn: async ({ signal }) => unwrap(await fetchRecord({ data: { feedback_id: feedbackId }, signal })),
    staleTime: 2000,
    refetchInterval: ({ state }) => (state.data?.feedback.state === 'closed' ? false : recordSeconds * 1000),
  })
