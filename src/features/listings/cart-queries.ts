import type { QueryClient } from '@tanstack/react-query'

export const cartKeys = {
  all: ['cart'] as const,
  ids: () => [...cartKeys.all, 'ids'] as const,
}

/** Takes listings that have been ordered out of what is known of the cart, as the exchange does. */
export const dropFromCart = (queryClient: QueryClient, listingIds: readonly string[]) =>
  queryClient.setQueryData<string[]>(cartKeys.ids(), (known) => known?.filter((id) => !listingIds.includes(id)))
