import { codes } from '#contract/codes.ts'
import { isPrice, priceBounds } from '#contract/price-bounds.ts'
import { formatAmount, formatYuan } from '#lib/money.ts'
import { type Refusal, refuse } from './refusal.ts'

export const boundsView = { price_min: formatAmount(priceBounds.min), price_max: formatAmount(priceBounds.max) }

/** Refuses a price (fen) outside the bounds. */
export function checkPrice(price: bigint): Refusal | null {
  if (isPrice(price)) return null
  const { price_min, price_max } = boundsView
  return refuse(
    codes.listingPriceOutOfBounds,
    `A price lies between ${formatYuan(price_min)} and ${formatYuan(price_max)}.`,
    `价格须在 ${formatYuan(price_min)} 至 ${formatYuan(price_max)} 之间。`,
    { min: price_min, max: price_max },
  )
}
