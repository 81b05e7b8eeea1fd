import { useInfiniteQuery } from '@tanstack/react-query'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import type { ListingsRequest } from '../model.ts'
import { listingsQuery } from '../queries.ts'

/** The listings in the order asked for. While another order comes, the former one of the same goods and style stays in sight. */
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
  // A listing may move between two pages while they are read: it is shown once.
  const listings = [
    ...new Map(
      query.data?.pages.flatMap((page) => page.items.map((item) => [item.listing_id, item] as const)),
    ).values(),
  ]
  return { query, listings, total: query.data?.pages.at(-1)?.total ?? 0 }
}
