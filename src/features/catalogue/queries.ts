import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import {
  fetchContainer,
  fetchContainers,
  fetchKinds,
  fetchMusicKits,
  fetchSeries,
  fetchSeriesItems,
  fetchMarketStatistics,
  fetchStickerGroups,
  fetchStickers,
} from './catalogue.functions.ts'
import type { ContainersSearch, KeywordSearch, StatisticsSearch, StickerGroupSearch } from './search.ts'

const catalogueKeys = {
  all: ['catalogue'] as const,
  part: (part: string, request: object = {}) => [...catalogueKeys.all, part, request] as const,
}

/** Only prices change; each page shows its own errors. */
const own = { staleTime: 60_000, meta: { quiet: true } }

const nextPage = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
}

export const kindsQuery = () =>
  queryOptions({
    queryKey: catalogueKeys.part('kinds'),
    queryFn: async ({ signal }) => unwrap(await fetchKinds({ signal })),
    ...own,
  })

export const collectionsQuery = ({ keyword }: KeywordSearch) =>
  queryOptions({
    queryKey: catalogueKeys.part('collections', { keyword }),
    queryFn: async ({ signal }) => unwrap(await fetchSeries({ data: { kind: 'weapon', keyword }, signal })),
    ...own,
  })

export const collectionQuery = (key: string) =>
  queryOptions({
    queryKey: catalogueKeys.part('collection', { key }),
    queryFn: async ({ signal }) => unwrap(await fetchSeriesItems({ data: { key }, signal })),
    ...own,
  })

export const containersQuery = ({ kind, keyword }: ContainersSearch) =>
  infiniteQueryOptions({
    queryKey: catalogueKeys.part('containers', { kind, keyword }),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchContainers({ data: { kind, keyword, cursor: pageParam }, signal })),
    ...nextPage,
    ...own,
  })

/** As many as fill whole rows on most screens. */
export const newestContainersQuery = () =>
  queryOptions({
    queryKey: catalogueKeys.part('newest-containers'),
    queryFn: async ({ signal }) => unwrap(await fetchContainers({ data: { kind: 'case', page_size: 6 }, signal })),
    ...own,
  })

/** By its own key or by its goods id; they can't be confused, because a key contains a hyphen. */
export const containerQuery = (key: string) =>
  queryOptions({
    queryKey: catalogueKeys.part('container', { key }),
    queryFn: async ({ signal }) =>
      unwrap(await fetchContainer({ data: /^[0-9a-z]{11}$/.test(key) ? { goods_id: key } : { key }, signal })),
    ...own,
  })

export const stickerGroupsQuery = () =>
  queryOptions({
    queryKey: catalogueKeys.part('sticker-groups'),
    queryFn: async ({ signal }) => unwrap(await fetchStickerGroups({ data: {}, signal })),
    ...own,
  })

export const stickerGroupQuery = (key: string) =>
  queryOptions({
    queryKey: catalogueKeys.part('sticker-groups', { key }),
    queryFn: async ({ signal }) => unwrap(await fetchStickerGroups({ data: { key }, signal })).groups[0]!,
    ...own,
  })

/** The matching stickers of one group, or of all. */
export const stickersQuery = (group: string | undefined, { subject, effect, keyword }: StickerGroupSearch) =>
  infiniteQueryOptions({
    queryKey: catalogueKeys.part('stickers', { group, subject, effect, keyword }),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchStickers({ data: { group, subject, effect, keyword, cursor: pageParam }, signal })),
    ...nextPage,
    ...own,
  })

export const musicKitsQuery = ({ keyword }: KeywordSearch) =>
  queryOptions({
    queryKey: catalogueKeys.part('music-kits', { keyword }),
    queryFn: async ({ signal }) => unwrap(await fetchMusicKits({ data: { keyword }, signal })),
    ...own,
  })

export const statisticsQuery = ({ window, sort, category }: StatisticsSearch) =>
  queryOptions({
    queryKey: catalogueKeys.part('statistics', { window, sort, category }),
    queryFn: async ({ signal }) => unwrap(await fetchMarketStatistics({ data: { window, sort, category }, signal })),
    ...own,
  })
