import { queryOptions } from '@tanstack/react-query'
import { listingKeys } from '#features/listings/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import type { Bounds } from './model.ts'
import { fetchSweepQuote } from './sweep.functions.ts'

/** What these bounds would buy now. Its key is nested below the goods, so that a purchase invalidates it. */
export const sweepQuoteQuery = (bounds: Bounds) =>
  queryOptions({
    queryKey: [...listingKeys.ofGoods(bounds.goods_id), 'sweep', bounds],
    queryFn: async ({ signal }) => unwrap(await fetchSweepQuote({ data: bounds, signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
