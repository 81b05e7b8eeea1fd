import { createServerFn } from '@tanstack/react-start'
import { set } from '#contract/bargains/terms.ts'
import { buyerSteamInfo, refreshBuyerSteamInfo } from '#contract/orders/parties.ts'
import { refresh, sellingList, sellingToppedState } from '#contract/selling.ts'
import { setState } from '#contract/shop.ts'
import { withoutExtras } from '#features/listings/without-extras.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchSelling = createServerFn({ method: 'GET' })
  .validator(inputOf(sellingList))
  .handler(({ data }) => callUpstream(sellingList, data))

export const topListings = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(sellingToppedState))
  .handler(({ data }) => callUpstream(sellingToppedState, data.body, { idempotencyKey: data.key }))

export const refreshListings = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(refresh))
  .handler(async ({ data }) => withoutExtras(await callUpstream(refresh, data.body, { idempotencyKey: data.key })))

export const setShopOnline = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(setState))
  .handler(({ data }) => callUpstream(setState, data.body, { idempotencyKey: data.key }))

export const setBargaining = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(set))
  .handler(({ data }) => callUpstream(set, data.body, { idempotencyKey: data.key }))

export const fetchBuyer = createServerFn({ method: 'GET' })
  .validator(inputOf(buyerSteamInfo))
  .handler(({ data }) => callUpstream(buyerSteamInfo, data))

export const lookAtBuyer = createServerFn({ method: 'POST' })
  .validator(inputOf(refreshBuyerSteamInfo))
  .handler(({ data }) => callUpstream(refreshBuyerSteamInfo, data))
