import { useQuery } from '@tanstack/react-query'
import type { PriceRange } from '#contract/words.ts'
import { keepPreviousOnline } from '#features/connection/keep-previous-online.ts'
import type { MarketKey } from '#features/listings/queries.ts'
import { pricesQuery } from '../queries.ts'

/** The days of a range. While another range loads, the previous one of the same goods stays visible. */
export function usePrices(key: MarketKey, range: PriceRange) {
  return useQuery({
    ...pricesQuery(key, range),
    placeholderData: (before, query) => {
      const former = query?.queryKey[3]
      return former?.goods_id === key.goods_id && former.style_id === key.style_id
        ? keepPreviousOnline(before)
        : undefined
    },
  })
}
