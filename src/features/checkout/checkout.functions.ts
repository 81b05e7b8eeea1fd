import { createServerFn } from '@tanstack/react-start'
import { create, quote } from '#contract/orders/orders.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchQuote = createServerFn({ method: 'POST' })
  .validator(inputOf(quote))
  .handler(({ data }) => callUpstream(quote, data))

export const createOrders = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(create))
  .handler(({ data }) => callUpstream(create, data.body, { idempotencyKey: data.key }))
