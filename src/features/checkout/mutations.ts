import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { create } from '#contract/orders/orders.ts'
import { dropFromCart } from '#features/listings/cart-queries.ts'
import type { Keyed } from '#features/writes/attempt.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { createOrders } from './checkout.functions.ts'

interface NewOrders extends Keyed<CallInput<typeof create>> {
  /** Aborted when the checkout is closed. */
  signal: AbortSignal
}

/** Creates the orders. Errors are shown in the checkout. */
export const createOrdersMutation = () =>
  mutationOptions({
    mutationKey: ['checkout', 'create'],
    mutationFn: async ({ signal, ...data }: NewOrders, { client }) => {
      const made = unwrap(await createOrders({ data, signal }))
      dropFromCart(
        client,
        data.body.items.map(({ listing_id }) => listing_id),
      )
      return made
    },
    meta: { quiet: true },
  })
