import { referenceOf, type Standing } from '#features/listings/standing.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import type { OpenPurchase } from '../queries.ts'

export interface PriceChoices {
  reference: string | null
  lowest: string | null
  highest: string | null
  /** One step above the highest purchase order. */
  outbid: string | null
}

type Wanted = Pick<OpenPurchase, 'price' | 'is_mine'>

/**
 * One-click prices: decimal strings with two digits, null where the market has none. `wanted` are the market's purchase
 * orders, as far as loaded.
 */
export function priceChoicesOf(standing: Standing, wanted: readonly Wanted[] = []): PriceChoices {
  const highest = highestOfOthers(standing.highest_purchase_price, wanted)
  return {
    reference: referenceOf(standing),
    lowest: standing.lowest_price,
    highest,
    outbid: highest === null ? null : oneStepAbove(highest),
  }
}

/**
 * The market's figure includes the person's own purchase orders, which there is no point in outbidding. If one of them
 * is the highest, the best loaded one of others counts.
 */
function highestOfOthers(highest: string | null, wanted: readonly Wanted[]): string | null {
  if (highest === null || !wanted.some(({ price, is_mine }) => is_mine && price === highest)) return highest
  const most = parseAmount(highest)
  return wanted.find(({ price, is_mine }) => !is_mine && parseAmount(price) <= most)?.price ?? null
}

/** Prices move in steps of one fen. */
export const oneStepAbove = (price: string) => formatAmount(parseAmount(price) + 1n)
