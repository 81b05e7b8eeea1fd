import { createServerFn } from '@tanstack/react-start'
import { depth, listing } from '#contract/market/goods.ts'
import { billOrder } from '#contract/market/trades.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchDepth = createServerFn({ method: 'GET' })
  .validator(inputOf(depth))
  .handler(({ data }) => callUpstream(depth, data))

export const fetchSales = createServerFn({ method: 'GET' })
  .validator(inputOf(billOrder))
  .handler(({ data }) => callUpstream(billOrder, data))

/** One listing, by the id in a shared link. */
export const fetchListing = createServerFn({ method: 'GET' })
  .validator(inputOf(listing))
  .handler(({ data }) => callUpstream(listing, data))
