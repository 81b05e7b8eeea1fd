import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { pay } from '#contract/orders/orders.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { cancelOrder, payOrders, remindSeller } from './orders.functions.ts'

interface Keyed {
  key: string
  orderId: string
}

/** The key is that of the person's intention: repeating the payment with it pays nothing twice. */
export const payOrdersMutation = () =>
  mutationOptions({
    mutationFn: async (data: { key: string; body: CallInput<typeof pay> }) => unwrap(await payOrders({ data })),
    meta: { quiet: true },
  })

export const cancelOrderMutation = () =>
  mutationOptions({
    mutationFn: async ({ key, orderId }: Keyed) =>
      unwrap(await cancelOrder({ data: { key, body: { order_id: orderId } } })),
  })

export const remindSellerMutation = () =>
  mutationOptions({
    mutationFn: async ({ key, orderId }: Keyed) =>
      unwrap(await remindSeller({ data: { key, body: { order_id: orderId } } })),
  })
