import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { cancelOrder, remindSeller } from './orders.functions.ts'

interface Keyed {
  key: string
  orderId: string
}

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
