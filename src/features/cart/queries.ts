import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchCart } from './cart.functions.ts'

export const cartKeys = { all: ['cart'] as const }

/** What is in the cart, and where each of it stands now: opening the cart asks for it anew. */
export const cartQuery = () =>
  queryOptions({
    queryKey: cartKeys.all,
    queryFn: async ({ signal }) => unwrap(await fetchCart({ signal })),
    staleTime: 5000,
    meta: { quiet: true },
  })
