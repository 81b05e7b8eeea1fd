import { queryOptions } from '@tanstack/react-query'
import { cartKeys } from '#features/listings/cart-queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchCart } from './cart.functions.ts'
import type { Cart } from './model.ts'

/** The listings in the cart with their current state. Opening the cart always refetches it. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.all,
    queryFn: async ({ signal, client }) => {
      const cart = unwrap(await fetchCart({ signal }))
      // What is still being read of them may be older.
      await client.cancelQueries({ queryKey: cartKeys.ids() })
      client.setQueryData(cartKeys.ids(), idsOf(cart))
      return cart
    },
    staleTime: 5000,
    meta: { quiet: true },
  })

const idsOf = ({ items }: Cart): string[] => items.map(({ listing_id }) => listing_id)

/** Which listings are in the cart. It comes with the session's first summary, and with the cart; from then on it is read
 * again whenever it is invalidated. */
export const cartIdsQuery = () =>
  queryOptions({
    queryKey: cartKeys.ids(),
    queryFn: async ({ signal }) => idsOf(unwrap(await fetchCart({ signal }))),
    enabled: ({ state }) => state.data !== undefined,
    staleTime: Infinity,
    meta: { quiet: true },
  })
