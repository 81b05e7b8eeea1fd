import { mutationOptions } from '@tanstack/react-query'
import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { cancelOrder, payOrders, remindSeller } from './orders.functions.ts'

export const payOrdersMutation = () => idempotentMutation(['orders', 'pay'], payOrders)

export const cancelOrderMutation = (orderId: string) => idempotentMutation(['orders', 'cancel', orderId], cancelOrder)

export const remindSellerMutation = () =>
  mutationOptions({
    mutationFn: async (order_id: string) => unwrap(await remindSeller({ data: { key: newKey(), body: { order_id } } })),
  })
