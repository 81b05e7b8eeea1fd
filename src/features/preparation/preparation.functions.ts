import { createServerFn } from '@tanstack/react-start'
import { orderPreview, purchasePreview, salePreview, supplyPreview } from '#contract/checks.ts'
import * as platform from '#contract/accounts/platform.ts'
import { setApiKey, setTradeUrl } from '#contract/accounts/user.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchPlatformPages = createServerFn({ method: 'GET' }).handler(() => callUpstream(platform.where, {}))

export const startPlatformSignIn = createServerFn({ method: 'POST' })
  .validator(inputOf(platform.startSignIn))
  .handler(({ data }) => callUpstream(platform.startSignIn, data))

export const finishPlatformSignIn = createServerFn({ method: 'POST' })
  .validator(inputOf(platform.finishSignIn))
  .handler(({ data }) => callUpstream(platform.finishSignIn, data))

export const checkInventory = createServerFn({ method: 'POST' }).handler(() =>
  callUpstream(platform.checkInventory, {}),
)

export const saveApiKey = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(setApiKey))
  .handler(({ data }) => callUpstream(setApiKey, data.body, { idempotencyKey: data.key }))

export const saveTradeUrl = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(setTradeUrl))
  .handler(({ data }) => callUpstream(setTradeUrl, data.body, { idempotencyKey: data.key }))

export const fetchOrderPreview = createServerFn({ method: 'GET' }).handler(() => callUpstream(orderPreview, {}))

export const fetchSalePreview = createServerFn({ method: 'GET' }).handler(() => callUpstream(salePreview, {}))

export const fetchPurchasePreview = createServerFn({ method: 'GET' }).handler(() => callUpstream(purchasePreview, {}))

export const fetchSupplyPreview = createServerFn({ method: 'GET' }).handler(() => callUpstream(supplyPreview, {}))
