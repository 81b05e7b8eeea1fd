import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchCart } from './cart.functions.ts'

export const cartKeys = { all: ['cart'] as const }

/** The listings in the cart with their current state. Opening the cart always refetches it. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.all,
    queryFn: async ({ signal }) => unwrap(await fetchCart({ signal })),
    staleTime: 5000,
    meta: { quiet: true },
  })
