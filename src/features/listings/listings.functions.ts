import { createServerFn } from '@tanstack/react-start'
import { sell } from '#contract/market/goods.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchListings = createServerFn({ method: 'GET' })
  .validator(inputOf(sell))
  .handler(({ data }) => callUpstream(sell, data))
