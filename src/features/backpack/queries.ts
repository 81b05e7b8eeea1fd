import { infiniteQueryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchBackpack } from './backpack.functions.ts'
import type { BackpackSearch } from './search.ts'

export const backpackKeys = { all: ['backpack'] as const }

const pageSize = 20

/** The items that the user bought here and received, newest first, page by page. Other pages list and deliver them, so
 * each visit reads them. */
export const backpackQuery = ({ show = 'all', keyword }: BackpackSearch) =>
  infiniteQueryOptions({
    queryKey: [...backpackKeys.all, { show, keyword: keyword ?? '' }] as const,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchBackpack({ data: { state: show, keyword, cursor: pageParam, page_size: pageSize }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  })
