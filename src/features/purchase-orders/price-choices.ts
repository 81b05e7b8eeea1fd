import { referenceOf, type Standing } from '#features/listings/standing.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'

export interface PriceChoices {
  reference: string | null
  lowest: string | null
  highest: string | null
  /** One step above the highest purchase order of others. */
  outbid: string | null
}

/** Prices that one click takes: decimal strings with two digits, null where the market has none. */
export function priceChoicesOf(standing: Standing): PriceChoices {
  const highest = standing.highest_purchase_price
  return {
    reference: referenceOf(standing),
    lowest: standing.lowest_price,
    highest,
    outbid: highest === null ? null : oneStepAbove(highest),
  }
}

/** Prices go in steps of a fen. */
export const oneStepAbove = (price: string) => formatAmount(parseAmount(price) + 1n)
