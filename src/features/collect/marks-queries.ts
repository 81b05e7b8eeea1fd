import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchMarks } from './marks.functions.ts'

export const collectKeys = {
  all: ['collect'] as const,
  marks: () => [...collectKeys.all, 'marks'] as const,
  lists: () => [...collectKeys.all, 'list'] as const,
}

/** What a mark is on: a goods (style 0: as a whole), or one listing. */
export type MarkTarget = { goods_id: string; style_id: number } | { listing_id: string }

/** A listing is named by its id, a goods by its own and its style's. */
export const markOf = (target: MarkTarget) =>
  'listing_id' in target ? target.listing_id : `${target.goods_id}:${target.style_id}`

/** Everything this person has marked, for the lists that show it. */
export const marksQuery = () =>
  queryOptions({
    queryKey: collectKeys.marks(),
    queryFn: async ({ signal }) => {
      const { goods, listing_ids } = unwrap(await fetchMarks({ signal }))
      return [...goods.map(markOf), ...listing_ids]
    },
    staleTime: 5 * 60_000,
  })
