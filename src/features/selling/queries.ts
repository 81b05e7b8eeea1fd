import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { readAll } from '#features/trading/list/rows-of.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { sellingRequest, type SellingItem, type SellingRequest } from './model.ts'
import type { OnSaleSearch } from './search.ts'
import { fetchBuyer, fetchSelling } from './selling.functions.ts'

/** A rule changes a price at most once every ten minutes. */
const repricedSeconds = 30

const isPricedByRule = ({ listing, rule }: SellingItem) => listing.state === 'on_sale' && rule?.is_paused === false

/**
 * My listings that match, page by page. It polls while a rule may reprice any, which no event reports; the more
 * pages, the less often. The list shows its own errors.
 */
export function sellingQuery(search: OnSaleSearch) {
  const request = sellingRequest(search)
  return infiniteQueryOptions({
    queryKey: sellingKeys.list(request),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchSelling({ data: { ...request, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 5000,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isPricedByRule)) ? data.pages.length * repricedSeconds * 1000 : false,
    meta: { quiet: true },
  })
}

/** All listings that match, for selecting them. */
export function allSellingQuery(search: OnSaleSearch) {
  const states: SellingRequest['states'] = search.state ? [search.state] : ['on_sale', 'failed']
  const request = { ...sellingRequest(search), states, page_size: 100 }
  return queryOptions({
    queryKey: [...sellingKeys.list(request), 'all'],
    queryFn: ({ signal }) =>
      readAll(async (cursor) => unwrap(await fetchSelling({ data: { ...request, cursor }, signal }))),
    staleTime: 0,
    gcTime: 0,
  })
}

/** The failed listings, which come first. */
export const failedQuery = (search: OnSaleSearch) => sellingQuery({ ...search, state: 'failed' })

/** The platform account of an order's buyer, for its seller alone. */
export const buyerQuery = (orderId: string) =>
  queryOptions({
    queryKey: sellingKeys.buyer(orderId),
    queryFn: async ({ signal }) => unwrap(await fetchBuyer({ data: { order_id: orderId }, signal })),
    staleTime: 300_000,
    meta: { quiet: true },
  })
