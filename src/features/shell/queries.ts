import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { balancesQuery } from '#features/balance/queries.ts'
import { cartIdsQuery } from '#features/listings/cart-queries.ts'
import { unreadQuery } from '#features/mail/unread-queries.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { fetchSessionSummary } from '#features/session/session.functions.ts'
import { unwrap } from '#lib/calls/call-result.ts'

/** The session of a visit that knows nothing yet: with it come the balances, the unread mail and what is in
 * the cart, in one question. */
export const firstSessionQuery = (queryClient: QueryClient) =>
  queryOptions({
    ...sessionQuery(),
    queryFn: async ({ signal }) => {
      const summary = unwrap(await fetchSessionSummary({ signal }))
      if (!summary) return null
      queryClient.setQueryData(balancesQuery().queryKey, summary.balances)
      queryClient.setQueryData(unreadQuery().queryKey, summary.unread)
      queryClient.setQueryData(cartIdsQuery().queryKey, summary.cart)
      return summary.person
    },
  })
