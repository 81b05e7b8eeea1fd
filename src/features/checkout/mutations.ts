import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { create } from '#contract/orders/orders.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { createOrders } from './checkout.functions.ts'

interface NewOrders {
  key: string
  body: CallInput<typeof create>
  signal: AbortSignal
}

/** Both steps of a purchase show their errors in the checkout. The key is that of the person's intention: repeating a step with
 * it buys nothing twice. */
export const createOrdersMutation = () =>
  mutationOptions({
    mutationFn: async ({ signal, ...data }: NewOrders) => unwrap(await createOrders({ data, signal })),
    meta: { quiet: true },
  })
