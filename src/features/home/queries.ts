import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Device } from '#device/device.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchBanners, fetchHotList, fetchNewList, fetchNotices } from './home.functions.ts'

/** As many as fit on the home page. */
const shownNotices = 3

export const homeKeys = {
  all: ['home'] as const,
  part: (part: 'hot' | 'new' | 'banners' | 'notices') => [...homeKeys.all, part] as const,
}

/** Every part of the home page shows its own errors, so none is announced. */
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

/**
 * Loads the home page. A part that fails shows its own error and never fails the page. Parts below the fold are
 * prefetched, but client-side navigation does not wait for them: on the phone the notices are there, on the desktop they
 * stand beside the lead banner and decide how high it is.
 */
export async function loadHome(client: QueryClient, device: Device) {
  const notices = client.prefetchQuery(noticesQuery())
  const newList = client.prefetchQuery(newListQuery())
  const isRendering = typeof document === 'undefined'
  await Promise.all([
    client.prefetchQuery(bannersQuery()),
    client.prefetchQuery(hotListQuery()),
    (isRendering || device === 'pc') && notices,
    isRendering && newList,
  ])
}
