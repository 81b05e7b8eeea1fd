import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { list } from '#contract/activities.ts'
import { activitiesKey } from '#features/balance/activities-key.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchActivities, fetchGifts } from './activities.functions.ts'

export type Activity = CallData<typeof list>['items'][number]

export const activityKeys = {
  all: activitiesKey,
  lists: () => [...activityKeys.all, 'list'] as const,
  gifts: () => [...activityKeys.all, 'gifts'] as const,
}

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
}

/** All activities, running ones first, page by page. Their steps are done on other pages, so each visit reads them. */
export const activitiesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...activityKeys.lists(), 'all'] as const,
    queryFn: async ({ pageParam, signal }) => unwrap(await fetchActivities({ data: { cursor: pageParam }, signal })),
    ...paging,
    staleTime: 2000,
  })

/** The activities running now. On pages about something else they are omitted if they fail to load. */
export const runningQuery = () =>
  queryOptions({
    queryKey: [...activityKeys.lists(), 'running'] as const,
    queryFn: async ({ signal }) => unwrap(await fetchActivities({ data: { running_only: true }, signal })).items,
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** The user's gifts, newest first, page by page. */
export const giftsQuery = () =>
  infiniteQueryOptions({
    queryKey: activityKeys.gifts(),
    queryFn: async ({ pageParam, signal }) => unwrap(await fetchGifts({ data: { cursor: pageParam }, signal })),
    ...paging,
    meta: { quiet: true },
  })
