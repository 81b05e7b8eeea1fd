import { referenceOf, type Standing } from '#features/listings/standing.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'

export interface PriceChoices {
  reference: string | null
  lowest: string | null
  highest: string | null
  /** One step above the highest purchase order. */
  outbid: string | null
}

/** Prices to take with one click: decimal strings with two digits, null where the market has none. */
export function priceChoicesOf(standing: Standing): PriceChoices {
  const highest = standing.highest_purchase_price
  return {
    reference: referenceOf(standing),
    lowest: standing.lowest_price,
    highest,
    outbid: highest === null ? null : oneStepAbove(highest),
  }
}

/** Prices move in steps of one fen. */
export const oneStepAbove = (price: string) => formatAmount(parseAmount(price) + 1n)
