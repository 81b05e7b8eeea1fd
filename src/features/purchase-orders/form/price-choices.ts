import { referenceOf, type Standing } from '#features/listings/standing.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'

export interface PriceChoices {
  reference: string | null
  lowest: string | null
  /** The highest purchase order of others. */
  highest: string | null
  /** One step above it. */
  outbid: string | null
}

/**
 * One-click prices: decimal strings with two digits, null where there are none. `highest` is what others pay for any
 * item; undefined while it is read, when the market's figure stands in, which includes the person's own.
 */
export function priceChoicesOf(standing: Standing, highest: string | null | undefined): PriceChoices {
  const most = highest === undefined ? standing.highest_purchase_price : highest
  return {
    reference: referenceOf(standing),
    lowest: standing.lowest_price,
    highest: most,
    outbid: most === null ? null : oneStepAbove(most),
  }
}

/** Prices move in steps of one fen. */
export const oneStepAbove = (price: string) => formatAmount(parseAmount(price) + 1n)
