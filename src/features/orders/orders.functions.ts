import { createServerFn } from '@tanstack/react-start'
import { statistics } from '#contract/orders/parties.ts'
import { cancel, detail, list, pay, requestSellerTrade } from '#contract/orders/orders.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchOrders = createServerFn({ method: 'GET' })
  .validator(inputOf(list))
  .handler(({ data }) => callUpstream(list, data))

export const fetchOrder = createServerFn({ method: 'GET' })
  .validator(inputOf(detail))
  .handler(({ data }) => callUpstream(detail, data))

export const fetchStatistics = createServerFn({ method: 'GET' }).handler(() => callUpstream(statistics, {}))

export const payOrders = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(pay))
  .handler(({ data }) => callUpstream(pay, data.body, { idempotencyKey: data.key }))

export const cancelOrder = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(cancel))
  .handler(({ data }) => callUpstream(cancel, data.body, { idempotencyKey: data.key }))

export const remindSeller = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(requestSellerTrade))
  .handler(({ data }) => callUpstream(requestSellerTrade, data.body, { idempotencyKey: data.key }))
