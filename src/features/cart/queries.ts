import { queryOptions } from '@tanstack/react-query'
import { cartKeys } from '#features/listings/cart-queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchCart } from './cart.functions.ts'

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
