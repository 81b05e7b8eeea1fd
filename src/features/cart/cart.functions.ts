import { createServerFn } from '@tanstack/react-start'
import { add, list, order, remove } from '#contract/cart.ts'
import { withoutExtras } from '#features/listings/without-extras.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchCart = createServerFn({ method: 'GET' }).handler(() => callUpstream(list, {}))

export const addToCart = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(add))
  .handler(({ data }) => callUpstream(add, data.body, { idempotencyKey: data.key }))

export const removeFromCart = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(remove))
  .handler(({ data }) => callUpstream(remove, data.body, { idempotencyKey: data.key }))

export const orderCart = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(order))
  .handler(async ({ data }) => withoutExtras(await callUpstream(order, data.body, { idempotencyKey: data.key })))
