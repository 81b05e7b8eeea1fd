import type { CallInput } from '#contract/call.ts'
import type { sell } from '#contract/market/goods.ts'
import type { Listing } from '#features/listings/queries.ts'
import type { Wish } from './draft.ts'

/** Listings that match a wish. */
export interface Matches {
  count: number
  /** False: there may be more. */
  isExact: boolean
  /** The cheapest one from somebody else. */
  cheapest: Listing | undefined
}

/** The request for listings that match a wish at or below its price, cheapest first. */
export function listingFilterOf({ goods_id, style_id, price, conditions }: Wish): CallInput<typeof sell> {
  const { seeds, ...filter } = conditions
  return {
    goods_id,
    style_id,
    price_max: price,
    ...filter,
    // The market filters by ranges of seeds, not by lists: lists are matched against the answer.
    ...(seeds && { seed_min: Math.min(...seeds), seed_max: Math.max(...seeds) }),
    sort: 'price_asc',
    page_size: seeds ? 100 : 10,
  }
}

/** Counts the listings in the answer that match and belong to others. */
export function countMatches(
  { conditions: { seeds } }: Wish,
  { items, total, isComplete }: { items: readonly Listing[]; total: number; isComplete: boolean },
): Matches {
  const others = items.filter(({ is_mine }) => !is_mine)
  if (!seeds) return { count: total - (items.length - others.length), isExact: true, cheapest: others[0] }
  const fitting = others.filter(({ asset }) => asset.paint_seed !== null && seeds.includes(asset.paint_seed))
  return { count: fitting.length, isExact: isComplete, cheapest: fitting[0] }
}
