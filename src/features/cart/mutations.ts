import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { add, remove } from '#contract/cart.ts'
import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { addToCart, orderCart, removeFromCart } from './cart.functions.ts'

/** Idempotent. */
export const addToCartMutation = () =>
  mutationOptions({
    mutationKey: ['cart', 'add'],
    mutationFn: async (body: CallInput<typeof add>) => unwrap(await addToCart({ data: { key: newKey(), body } })),
  })

export const removeFromCartMutation = () =>
  mutationOptions({
    mutationKey: ['cart', 'remove'],
    mutationFn: async (body: CallInput<typeof remove>) =>
      unwrap(await removeFromCart({ data: { key: newKey(), body } })),
  })

/** The checkout shows outcomes and failures itself. */
export const orderCartMutation = () => idempotentMutation(['cart', 'order'], orderCart, { quiet: true })
