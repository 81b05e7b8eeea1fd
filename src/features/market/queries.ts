import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SeriesKind } from '#contract/market/info.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import {
  fetchCollections,
  fetchFilter,
  fetchOnSaleList,
  fetchStickerPicks,
  fetchSuggestions,
} from './market.functions.ts'
import type { CountsRequest } from './filters/filter-counts.ts'
import type { MarketRequest } from './model.ts'

export const marketKeys = {
  all: ['market'] as const,
  filter: () => [...marketKeys.all, 'filter'] as const,
  counts: (request: CountsRequest) => [...marketKeys.all, 'counts', request] as const,
  onSaleLists: () => [...marketKeys.all, 'on-sale-list'] as const,
  onSaleList: (request: MarketRequest) => [...marketKeys.onSaleLists(), request] as const,
  fits: (request: MarketRequest) => [...marketKeys.all, 'fits', request] as const,
  partNames: (parts: Pick<MarketRequest, 'stickers' | 'charm_id'>) => [...marketKeys.all, 'part-names', parts] as const,
  suggestions: (keyword: string, category: string | undefined) =>
    [...marketKeys.all, 'suggestions', keyword, category] as const,
  stickerPicks: (keyword: string) => [...marketKeys.all, 'sticker-picks', keyword] as const,
  collections: (kind: SeriesKind) => [...marketKeys.all, 'collections', kind] as const,
}

/** The market's filters and their options. They change with the catalogue; their counts are a hint. */
export const filterQuery = () =>
  queryOptions({
    queryKey: marketKeys.filter(),
    queryFn: async ({ signal }) => unwrap(await fetchFilter({ data: {}, signal })),
    staleTime: 300_000,
  })

/** The same filters, with each option's count given the other active filters. */
export const countsQuery = (request: CountsRequest) =>
  queryOptions({
    queryKey: marketKeys.counts(request),
    queryFn: async ({ signal }) => unwrap(await fetchFilter({ data: request, signal })),
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** The matching goods on sale, page by page from the request's cursor. The list shows its own errors. */
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

/** Whether anything matches; contradictory filters match nothing. */
export const fitsQuery = (request: MarketRequest) =>
  queryOptions({
    queryKey: marketKeys.fits(request),
    queryFn: async ({ signal }) => {
      const answer = await fetchOnSaleList({ data: { ...request, cursor: undefined, page_size: 1 }, signal })
      return answer.ok && answer.data.items.length > 0
    },
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** The names of the stickers and the charm in a search. */
export const partNamesQuery = ({ stickers, charm_id }: Pick<MarketRequest, 'stickers' | 'charm_id'>) =>
  queryOptions({
    queryKey: marketKeys.partNames({ stickers, charm_id }),
    queryFn: async ({ signal }) =>
      unwrap(await fetchOnSaleList({ data: { stickers, charm_id, page_size: 1 }, signal })).named,
    staleTime: 3_600_000,
    meta: { quiet: true },
  })

/** Suggestions are a convenience: when they fail, the search itself still works. */
export const suggestionsQuery = (keyword: string, category?: string) =>
  queryOptions({
    queryKey: marketKeys.suggestions(keyword, category),
    queryFn: async ({ signal }) => unwrap(await fetchSuggestions({ data: { keyword, category }, signal })),
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** Stickers to pick from, most popular first: those whose name matches, or any. */
export const stickerPicksQuery = (keyword: string) =>
  queryOptions({
    queryKey: marketKeys.stickerPicks(keyword),
    queryFn: async ({ signal }) => unwrap(await fetchStickerPicks({ data: keyword ? { keyword } : {}, signal })),
    staleTime: 60_000,
    meta: { quiet: true },
  })

/**
 * The collections of a kind: those of weapons are offered as a filter, series of stickers are only reached by links.
 * They come from the catalogue, so they hardly change.
 */
export const collectionsQuery = (kind: SeriesKind) =>
  queryOptions({
    queryKey: marketKeys.collections(kind),
    queryFn: async ({ signal }) => unwrap(await fetchCollections({ data: { kind }, signal })),
    staleTime: 3_600_000,
    meta: { quiet: true },
  })
