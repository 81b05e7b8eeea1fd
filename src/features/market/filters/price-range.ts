import { wireAmountOf } from '#lib/clean-amount.ts'
import type { MarketSearch } from '../model.ts'

/** A wire amount as typed: `100.00` becomes `100`. */
export const priceField = (amount: string | undefined) => amount?.replace(/\.00$/, '') ?? ''

/** Turns the two fields into part of the search. A lower bound of zero sets no bound; reversed bounds are swapped. */
export function priceRange(from: string, to: string): Pick<MarketSearch, 'price_min' | 'price_max'> {
  const low = wireAmountOf(from)
  const price_max = wireAmountOf(to)
  const price_min = low === '0.00' ? undefined : low
  const isTurned = price_min !== undefined && price_max !== undefined && Number(price_min) > Number(price_max)
  return isTurned ? { price_min: price_max, price_max: price_min } : { price_min, price_max }
}
