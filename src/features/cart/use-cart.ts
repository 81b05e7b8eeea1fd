import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { sessionQuery } from '#features/session/queries.ts'
import { isOffline } from '#lib/browser/connection.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { cartIdsQuery } from './queries.ts'

const setOf = (ids: string[]): ReadonlySet<string> => new Set(ids)

/** What is in the cart, if known, and how to change it. The code for changes is loaded with the first one, because most
 * visits make none. */
export function useCart() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  // Without a session, nobody's cart can be read.
  const { data: ids } = useQuery({
    ...cartIdsQuery(),
    select: setOf,
    enabled: ({ state }) => !!session && state.data !== undefined,
  })
  const known = session ? ids : undefined
  const put = useCallback(
    async (listingIds: readonly string[], isIn: boolean) => {
      // Offline, the code that reports the failure may fail to load.
      if (isOffline()) return announceCallError({ kind: 'offline', isWrite: true })
      const { putInCart } = await import('./put-in-cart.ts')
      return putInCart(router, queryClient, listingIds, isIn)
    },
    [router, queryClient],
  )
  return {
    count: known?.size,
    has: (listingId: string) => known?.has(listingId) ?? false,
    /** Adds or removes a listing. */
    put,
  }
}
