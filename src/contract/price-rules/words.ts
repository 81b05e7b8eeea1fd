/** Words of price rules, in the order in which pages offer them. Plain values: the browser takes them without the schemas. */

/**
 * What a price is measured by. The caller's own listings and purchase orders never count.
 * `lowest`: the cheapest listing of the goods and style. `lowest_same_wear`: the cheapest one of the same narrow range of wear.
 * `highest_purchase`: the best purchase order that takes any item of the goods and style. `median_7d`: the median of the last
 * seven whole days' sales. `nth_cheapest`: as `lowest`, but the n-th.
 */
export const priceBases = ['lowest', 'lowest_same_wear', 'highest_purchase', 'median_7d', 'nth_cheapest'] as const
export type PriceBase = (typeof priceBases)[number]

/** The last two digits of a price: as they come, `.00` or `.99`. */
export const priceEndings = ['none', '00', '99'] as const
export type PriceEnding = (typeof priceEndings)[number]

/** Why a rule gives no price: nothing to measure by, no price with the ending between floor and ceiling, none that a listing may have. */
export const noPriceReasons = ['no_base', 'no_ending', 'out_of_bounds'] as const
export type NoPriceReason = (typeof noPriceReasons)[number]

/** What has bent a price that base and step alone would have given. */
export const priceLimits = ['floor', 'ceiling'] as const
export type PriceLimit = (typeof priceLimits)[number]

/**
 * What looking at a listing under a rule came to: another price, the same one, none (as above), not to be sold now (it is
 * reserved or has failed), or its seller may not sell now.
 */
export const repricingOutcomes = [
  'repriced',
  'unchanged',
  ...noPriceReasons,
  'not_on_sale',
  'seller_restricted',
] as const
export type RepricingOutcome = (typeof repricingOutcomes)[number]

/** Seconds between two changes that rules make to one listing, or an automatic outbid to one purchase order: at least so many. */
export const repricingPause = 600
