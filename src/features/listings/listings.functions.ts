import { createServerFn } from '@tanstack/react-start'
import { detail, price, sell } from '#contract/market/goods.ts'
import { service } from '#contract/orders/parties.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchGoodsDetail = createServerFn({ method: 'GET' })
  .validator(inputOf(detail))
  .handler(({ data }) => callUpstream(detail, data))

export const fetchListings = createServerFn({ method: 'GET' })
  .validator(inputOf(sell))
  .handler(({ data }) => callUpstream(sell, data))

export const fetchPriceDays = createServerFn({ method: 'GET' })
  .validator(inputOf(price))
  .handler(({ data }) => callUpstream(price, data))

export const fetchServiceTerms = createServerFn({ method: 'GET' }).handler(() => callUpstream(service, {}))
