import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchBanners, fetchHotList, fetchNewList, fetchNotices } from './home.functions.ts'

/** As many as the home page has room for. */
const shownNotices = 3

export const homeKeys = {
  all: ['home'] as const,
  part: (part: 'hot' | 'new' | 'banners' | 'notices') => [...homeKeys.all, part] as const,
}

/** Every part of the home page shows its own failure, so none is announced. */
const own = { staleTime: 60_000, meta: { quiet: true } }

export const hotListQuery = () =>
  queryOptions({
    queryKey: homeKeys.part('hot'),
    queryFn: async ({ signal }) => unwrap(await fetchHotList({ signal })),
    ...own,
  })

export const newListQuery = () =>
  queryOptions({
    queryKey: homeKeys.part('new'),
    queryFn: async ({ signal }) => unwrap(await fetchNewList({ signal })),
    ...own,
  })

export const bannersQuery = () =>
  queryOptions({
    queryKey: homeKeys.part('banners'),
    queryFn: async ({ signal }) => unwrap(await fetchBanners({ signal })),
    ...own,
  })

export const noticesQuery = () =>
  queryOptions({
    queryKey: homeKeys.part('notices'),
    queryFn: async ({ signal }) => unwrap(await fetchNotices({ data: { page_size: shownNotices }, signal })),
    ...own,
  })

/** All notices, newest first, page by page. */
export const allNoticesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...homeKeys.all, 'all-notices'] as const,
    queryFn: async ({ pageParam, signal }) => unwrap(await fetchNotices({ data: { cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** Loads the home page. A part that cannot be had is missing, and says so; the page itself never fails for it. What lies below
 * the fold is asked for, but not waited for by people who come from another page. */
export async function loadHome(client: QueryClient) {
  const below = [client.prefetchQuery(newListQuery()), client.prefetchQuery(noticesQuery())]
  await Promise.all([
    client.prefetchQuery(bannersQuery()),
    client.prefetchQuery(hotListQuery()),
    ...(typeof document === 'undefined' ? below : []),
  ])
}
