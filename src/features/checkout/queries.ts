import { queryOptions } from '@tanstack/react-query'
import { walletKeys } from '#features/balance/queries.ts'
import { cartKeys } from '#features/listings/cart-queries.ts'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { orderKeys } from '#features/orders/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchQuote } from './checkout.functions.ts'

export const checkoutKeys = {
  all: ['checkout'] as const,
  quote: (listingIds: readonly string[]) => [...checkoutKeys.all, 'quote', listingIds] as const,
}

/** What orders change, made or paid, besides what the page shows from which they are made. */
export const orderedKeys = [walletKeys.all, orderKeys.lists(), cartKeys.all, shopKeys.allListings()]

/** The current quote of a purchase. Fetched each time, and never refetched in the background while the user is reading
 * it. */
export const quoteQuery = (listingIds: readonly string[]) =>
  queryOptions({
    queryKey: checkoutKeys.quote(listingIds),
    queryFn: async ({ signal }) => unwrap(await fetchQuote({ data: { listing_ids: [...listingIds] }, signal })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
  })
