import { createServerFn } from '@tanstack/react-start'
import { checkCreate } from '#contract/check-create.ts'
import { purchase as wanted } from '#contract/market/goods.ts'
import { setOutbid } from '#contract/purchase-orders/outbid.ts'
import {
  change,
  create,
  detail,
  list,
  maxPriceByGoods,
  pay,
  set,
  supply,
} from '#contract/purchase-orders/purchase-orders.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchPurchaseOrders = createServerFn({ method: 'POST' })
  .validator(inputOf(list))
  .handler(({ data }) => callUpstream(list, data))

export const fetchPurchaseOrder = createServerFn({ method: 'GET' })
  .validator(inputOf(detail))
  .handler(({ data }) => callUpstream(detail, data))

/** The open purchase orders of a goods, as visible to anybody. */
export const fetchWanted = createServerFn({ method: 'GET' })
  .validator(inputOf(wanted))
  .handler(({ data }) => callUpstream(wanted, data))

export const fetchCreateCheck = createServerFn({ method: 'POST' })
  .validator(inputOf(checkCreate))
  .handler(async ({ data }) => {
    const result = await callUpstream(checkCreate, data)
    if (!result.ok) return result
    // A refusal's extra differs from code to code, and none of these pages shows it.
    const problems = result.data.problems.map(({ code, message }) => ({ code, message }))
    return { ok: true as const, data: { ...result.data, problems } }
  })

export const fetchMaxPrices = createServerFn({ method: 'POST' })
  .validator(inputOf(maxPriceByGoods))
  .handler(({ data }) => callUpstream(maxPriceByGoods, data))

export const createPurchaseOrder = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(create))
  .handler(({ data }) => callUpstream(create, data.body, { idempotencyKey: data.key }))

export const payPurchaseOrder = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(pay))
  .handler(({ data }) => callUpstream(pay, data.body, { idempotencyKey: data.key }))

export const changePurchaseOrder = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(change))
  .handler(({ data }) => callUpstream(change, data.body, { idempotencyKey: data.key }))

export const setPurchaseOrders = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(set))
  .handler(({ data }) => callUpstream(set, data.body, { idempotencyKey: data.key }))

export const supplyPurchaseOrder = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(supply))
  .handler(({ data }) => callUpstream(supply, data.body, { idempotencyKey: data.key }))

export const setPurchaseOutbid = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(setOutbid))
  .handler(({ data }) => callUpstream(setOutbid, data.body, { idempotencyKey: data.key }))
