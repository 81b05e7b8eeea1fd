import { queryOptions, skipToken } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchCart } from './cart.functions.ts'

export const cartKeys = {
  all: ['cart'] as const,
  ids: () => [...cartKeys.all, 'ids'] as const,
}

/** Which listings are in the cart. No page fetches it: it comes with the session's first summary, and with the cart. */
export const cartIdsQuery = () => queryOptions<string[]>({ queryKey: cartKeys.ids(), queryFn: skipToken })

/** The listings in the cart with their current state. Opening the cart always refetches it. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.all,
    queryFn: async ({ signal, client }) => {
      const cart = unwrap(await fetchCart({ signal }))
      client.setQueryData(
        cartKeys.ids(),
        cart.items.map(({ listing_id }) => listing_id),
      )
      return cart
    },
    staleTime: 5000,
    meta: { quiet: true },
  })
