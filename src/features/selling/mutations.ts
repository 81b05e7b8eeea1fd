import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { buyerQuery } from './queries.ts'
import { lookAtBuyer, refreshListings, setBargaining, setShopOnline, topListings } from './selling.functions.ts'

export const topListingsMutation = () => idempotentMutation(['selling', 'top'], topListings)

export const refreshListingsMutation = () => idempotentMutation(['selling', 'refresh'], refreshListings)

export const setBargainingMutation = () => idempotentMutation(['selling', 'bargaining'], setBargaining)

export const setShopOnlineMutation = () => idempotentMutation(['selling', 'shop'], setShopOnline)

/** Refetches the buyer's account from the platform; changes nothing there. */
export const lookAtBuyerMutation = (client: QueryClient, orderId: string) =>
  mutationOptions({
    mutationFn: async () => unwrap(await lookAtBuyer({ data: { order_id: orderId } })),
    onSuccess: (buyer) => client.setQueryData(buyerQuery(orderId).queryKey, buyer),
  })
