import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { list } from '#contract/saved-searches.ts'
import { bookmarkKeys, bookmarkOf, type BookmarkTarget } from '#features/bookmarks/bookmarked-queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchPriceAlert } from './price-alerts.functions.ts'
import { fetchSavedSearches } from './saved-searches.functions.ts'

export type SavedSearch = CallData<typeof list>['searches'][number]

export const savedSearchKeys = {
  all: ['saved-searches'] as const,
}

/** The user's saved searches. Polled every minute while visible, to update the counts of new results. */
export const savedSearchesQuery = () =>
  queryOptions({
    queryKey: savedSearchKeys.all,
    queryFn: async ({ signal }) => unwrap(await fetchSavedSearches({ signal })),
    staleTime: 0,
    refetchInterval: 60_000,
    meta: { quiet: true },
  })

export const priceAlertKeys = {
  of: (target: BookmarkTarget) => [...bookmarkKeys.all, 'price-alert', bookmarkOf(target)] as const,
}

/** The price alert on something that is or could be bookmarked. Never cached: its form starts from the answer. */
export const priceAlertQuery = (target: BookmarkTarget) =>
  queryOptions({
    queryKey: priceAlertKeys.of(target),
    queryFn: async ({ signal }) => unwrap(await fetchPriceAlert({ data: target, signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
