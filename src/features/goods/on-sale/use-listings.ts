import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import type { ListingsRequest } from '../model.ts'
import { listingsQuery } from '../queries.ts'
import { useLiveGoods } from '../live/use-live-goods.ts'

/** The listings in the requested order. While another order or range of wear loads, the previous list of the same goods
 * and style stays visible. */
export function useListings(request: ListingsRequest) {
  const query = useInfiniteQuery({
    ...listingsQuery(request),
    placeholderData: (before, former) => {
      const asked = former?.queryKey[3]
      return asked?.goods_id === request.goods_id && asked.style_id === request.style_id
        ? keepPreviousOnline(before)
        : undefined
    },
  })
  const pages = query.data?.pages
  const listings = useMemo(() => rowsOf(pages, ({ listing_id }) => listing_id), [pages])
  return { query, listings, total: pages?.at(-1)?.total ?? 0, live: useLiveGoods(request.goods_id) }
}
