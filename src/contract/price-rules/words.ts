/**
 * Enumerations of price rules, in the order in which pages offer them. Plain values, so that the browser can use them
 * without the schemas.
 */

/**
 * The base of a price. The caller's own listings and purchase orders never count.
 * `lowest`: the cheapest listing of the goods and style. `lowest_same_wear`: the cheapest one in the same narrow wear
 * range.
 * `highest_purchase`: the best purchase order that takes any item of the goods and style. `median_7d`: the median of
 * the sales of the last seven whole days. `nth_cheapest`: like `lowest`, but the n-th.
 */
export const priceBases = ['lowest', 'lowest_same_wear', 'highest_purchase', 'median_7d', 'nth_cheapest'] as const
export type PriceBase = (typeof priceBases)[number]

/** The n of `nth_cheapest`. */
export const nthBounds = { min: 2, max: 50 }
/** Of a step in percent, in basis points of the base: -100 is 1 % below it. */
export const stepBounds = { min: -9_000, max: 90_000 }

/** Maximum length of a kept rule's name. */
export const maxRuleName = 40

/** The last two digits of a price: unchanged, `.00` or `.99`. */
export const priceEndings = ['none', '00', '99'] as const
export type PriceEnding = (typeof priceEndings)[number]

/**
 * Why a rule gives no price: the base has none, no price with the ending between floor and ceiling, or outside a
 * listing's bounds.
 */
export const noPriceReasons = ['no_base', 'no_ending', 'out_of_bounds'] as const
export type NoPriceReason = (typeof noPriceReasons)[number]

/** Which limit changed the price that base and step gave. */
export const priceLimits = ['floor', 'ceiling'] as const
export type PriceLimit = (typeof priceLimits)[number]

/**
 * The outcome of repricing a listing under a rule: another price, the same one, none (as above), not for sale now
 * (reserved or failed), or its seller may not sell now.
 */
export const repricingOutcomes = [
  'repriced',
  'unchanged',
  ...noPriceReasons,
  'not_on_sale',
  'seller_restricted',
] as const
export type RepricingOutcome = (typeof repricingOutcomes)[number]

/** Minimum seconds between two rule changes to one listing, or between two automatic outbids of one purchase order. */
export const repricingPause = 600
