import { createServerFn } from '@tanstack/react-start'
import { shopSellingList } from '#contract/selling.ts'
import { infoById } from '#contract/shop.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchShop = createServerFn({ method: 'GET' })
  .validator(inputOf(infoById))
  .handler(({ data }) => callUpstream(infoById, data))

export const fetchShopListings = createServerFn({ method: 'GET' })
  .validator(inputOf(shopSellingList))
  .handler(({ data }) => callUpstream(shopSellingList, data))
