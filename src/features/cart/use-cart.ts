import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { sessionQuery } from '#features/session/queries.ts'
import { isOffline } from '#lib/browser/connection.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import type { Cart } from './model.ts'
import { cartQuery } from './queries.ts'

const idsOf = ({ items }: Cart): ReadonlySet<string> => new Set(items.map(({ listing_id }) => listing_id))

/** What is in the cart as far as it is known, and how to change that. No page asks for it only to know: it is known once the cart
 * was opened or something was put in. What a change takes is fetched with the first one, as most visits make none. */
export function useCart() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data: ids } = useQuery({ ...cartQuery(), enabled: false, select: idsOf })
  const known = session ? ids : undefined
  const put = useCallback(
    async (listingIds: readonly string[], isIn: boolean) => {
      // Offline there may be no way to load what tells so.
      if (isOffline()) return announceCallError({ kind: 'offline', isWrite: true })
      const { putInCart } = await import('./put-in-cart.ts')
      return putInCart(router, queryClient, listingIds, isIn)
    },
    [router, queryClient],
  )
  return {
    count: known?.size,
    has: (listingId: string) => known?.has(listingId) ?? false,
    /** Into the cart, or out of it. */
    put,
  }
}
