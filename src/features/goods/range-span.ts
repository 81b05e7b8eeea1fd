import { priceRangeDays, type PriceRange } from '#contract/words.ts'

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** The first and the last UTC day of a price range that ends now; `now` in milliseconds. */
export const rangeSpan = (range: PriceRange, now: number) => ({
  from: dayOf(now - (priceRangeDays[range] - 1) * 86_400_000),
  to: dayOf(now),
})
