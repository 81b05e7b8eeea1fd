import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'

export const cartKeys = {
  all: ['cart'] as const,
  ids: () => [...cartKeys.all, 'ids'] as const,
}

/** Which listings are in the cart. No page fetches it: it comes with the session's first summary, and with the cart. */
export const cartIdsQuery = () => queryOptions<string[]>({ queryKey: cartKeys.ids(), queryFn: skipToken })

/** Takes listings that have been ordered out of what is known of the cart, as the exchange does. */
export const dropFromCart = (queryClient: QueryClient, listingIds: readonly string[]) =>
  queryClient.setQueryData(cartIdsQuery().queryKey, (known) => known?.filter((id) => !listingIds.includes(id)))
