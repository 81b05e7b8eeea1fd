import { createServerFn } from '@tanstack/react-start'
import { listing, purchase, sell } from '#contract/market/goods.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { levelsOf } from './order-book/levels.ts'

/** The cheapest listings gathered by price: a hundred of them in full would be forty times as much to send. */
export const fetchAskLevels = createServerFn({ method: 'GET' })
  .validator(inputOf(sell))
  .handler(async ({ data }) => {
    const result = await callUpstream(sell, { ...data, sort: 'price_asc', page_size: 100 })
    if (!result.ok) return result
    const { items, next_cursor } = result.data
    return { ok: true as const, data: { levels: levelsOf(items), isComplete: next_cursor === null } }
  })

/** What is wanted at each price, without the purchase orders behind it. */
export const fetchPurchaseLevels = createServerFn({ method: 'GET' })
  .validator(inputOf(purchase))
  .handler(async ({ data }) => {
    const result = await callUpstream(purchase, { ...data, page_size: 1 })
    if (!result.ok) return result
    return { ok: true as const, data: { levels: result.data.levels } }
  })

/** One listing that a shared link names. */
export const fetchListing = createServerFn({ method: 'GET' })
  .validator(inputOf(listing))
  .handler(({ data }) => callUpstream(listing, data))
