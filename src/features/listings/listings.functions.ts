import { createServerFn } from '@tanstack/react-start'
import { detail, sell } from '#contract/market/goods.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchGoodsDetail = createServerFn({ method: 'GET' })
  .validator(inputOf(detail))
  .handler(({ data }) => callUpstream(detail, data))

export const fetchListings = createServerFn({ method: 'GET' })
  .validator(inputOf(sell))
  .handler(({ data }) => callUpstream(sell, data))
