import { createServerFn } from '@tanstack/react-start'
import { shopSellingList } from '#contract/selling.ts'
import { infoById } from '#contract/shop.ts'
import { featured, follow, followed, followState, look } from '#contract/shop-follows.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchShop = createServerFn({ method: 'GET' })
  .validator(inputOf(infoById))
  .handler(({ data }) => callUpstream(infoById, data))

export const fetchShopListings = createServerFn({ method: 'GET' })
  .validator(inputOf(shopSellingList))
  .handler(({ data }) => callUpstream(shopSellingList, data))

export const fetchFeaturedShops = createServerFn({ method: 'GET' }).handler(() => callUpstream(featured, {}))

export const fetchFollowedShops = createServerFn({ method: 'GET' })
  .validator(inputOf(followed))
  .handler(({ data }) => callUpstream(followed, data))

export const fetchFollow = createServerFn({ method: 'GET' })
  .validator(inputOf(followState))
  .handler(({ data }) => callUpstream(followState, data))

export const followShop = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(follow))
  .handler(({ data }) => callUpstream(follow, data.body, { idempotencyKey: data.key }))

export const lookAtShop = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(look))
  .handler(({ data }) => callUpstream(look, data.body, { idempotencyKey: data.key }))
