import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchFilter, fetchOnSaleList, fetchSuggestions } from './market.functions.ts'
import type { MarketRequest } from './model.ts'

export const marketKeys = {
  all: ['market'] as const,
  filter: () => [...marketKeys.all, 'filter'] as const,
  onSaleList: (request: MarketRequest) => [...marketKeys.all, 'on-sale-list', request] as const,
  suggestions: (keyword: string) => [...marketKeys.all, 'suggestions', keyword] as const,
}

/** The market's filters and their options. They change with the catalogue, their counts are a hint. */
export const filterQuery = () =>
  queryOptions({
    queryKey: marketKeys.filter(),
    queryFn: async ({ signal }) => unwrap(await fetchFilter({ signal })),
    staleTime: 300_000,
  })

/** The goods on sale that fit, from the request's cursor on, page after page. The list shows its own errors. */
export const onSaleListQuery = (request: MarketRequest) =>
  infiniteQueryOptions({
    queryKey: marketKeys.onSaleList(request),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchOnSaleList({ data: pageParam ? { ...request, cursor: pageParam } : request, signal })),
    initialPageParam: request.cursor,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** Suggestions are a convenience: when they fail, the search itself still works. */
export const suggestionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: marketKeys.suggestions(keyword),
    queryFn: async ({ signal }) => unwrap(await fetchSuggestions({ data: { keyword }, signal })),
    staleTime: 60_000,
    meta: { quiet: true },
  })
