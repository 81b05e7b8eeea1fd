import { priceBounds } from '#contract/price-bounds.ts'
import { shareOf } from '../ledger/fractions.ts'

/** The rules for offers on a listing. Prices in fen. */

/** Maximum live bargains per buyer. */
export const maxOpenBargains = 20

export interface Bounds {
  lowest: bigint
  highest: bigint
}

/**
 * The lowest and the highest allowed offer: at least the seller's percentage of the price and the least that anything
 * may cost, and below the price itself. Null if the price leaves no room between the two.
 */
export function boundsOf(listingPrice: bigint, lowestPercent: number): Bounds | null {
  // Rounded up: a fraction less would be below the percentage.
  const share = shareOf(listingPrice, lowestPercent, 100, 'up')
  const lowest = share > priceBounds.min ? share : priceBounds.min
  const highest = listingPrice - 1n
  return lowest > highest ? null : { lowest, highest }
}

const suggestedPercents = [97, 95, 90, 85, 80] as const
const maxSuggestions = 4

/** Suggested offers, highest first: round percentages of the price, and the lowest allowed offer if few are left. */
export function suggestPrices(listingPrice: bigint, bounds: Bounds): bigint[] {
  const round = suggestedPercents
    .map((percent) => tidy(shareOf(listingPrice, percent, 100)))
    .filter((price) => price >= bounds.lowest && price <= bounds.highest)
  return [...new Set([...round.slice(0, maxSuggestions - 1), round[maxSuggestions - 1] ?? bounds.lowest])]
}

/** Rounds down to three leading digits, as people name prices. */
function tidy(price: bigint): bigint {
  const step = 10n ** BigInt(Math.max(price.toString().length - 3, 0))
  return (price / step) * step
}

interface Prices {
  state: string
  price: bigint
  counterPrice: bigint | null
}

/** What the buyer has to pay for the next step of a live bargain; null if nothing is due. */
export function amountDue(bargain: Prices): bigint | null {
  if (bargain.state === 'awaiting_payment') return bargain.price
  return bargain.state === 'countered' ? askedPrice(bargain) - bargain.price : null
}

/** The price of the last proposal: the seller's counter, or else the offer. */
export const askedPrice = ({ price, counterPrice }: Omit<Prices, 'state'>): bigint => counterPrice ?? price
