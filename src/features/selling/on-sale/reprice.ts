import { farUnder } from '#features/trading/price/far-under.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import type { SellingItem } from '../model.ts'

/** One price for all, or a change of each price in tenths of a percent. */
export type PriceStep = { kind: 'price'; price: string } | { kind: 'percent'; permille: number }

interface Bounds {
  price_min: string
  price_max: string
}

export interface Repriced {
  item: SellingItem
  /** Wire amount. */
  price: string
  /** By how many percent it is below its reference price, if that is suspiciously far; otherwise null. */
  farUnder: number | null
  /** Wire amount of the highest purchase order, if that pays more; otherwise null. */
  wanted: string | null
}

/** The price after a step, rounded down once and kept within the market's limits. */
export function priceAfter(price: string, step: PriceStep, { price_min, price_max }: Bounds): string {
  const wanted =
    step.kind === 'price' ? parseAmount(step.price) : (parseAmount(price) * BigInt(1000 + step.permille)) / 1000n
  const [least, most] = [parseAmount(price_min), parseAmount(price_max)]
  return formatAmount(wanted < least ? least : wanted > most ? most : wanted)
}

/** Every listing with its price after a step. */
export function repriced(items: readonly SellingItem[], step: PriceStep, bounds: Bounds): Repriced[] {
  return items.map((item) => {
    const price = priceAfter(item.listing.price, step, bounds)
    const wanted = item.highest_purchase_price
    return {
      item,
      price,
      farUnder: farUnder(price, item.reference_price),
      wanted: wanted !== null && parseAmount(price) < parseAmount(wanted) ? wanted : null,
    }
  })
}

/** Reads a typed change such as `-5`, `+2.5 %` or `−1`, in tenths of a percent. Undefined if the input is invalid. */
export function permilleOf(text: string): number | undefined {
  const parts = /^([+\-\u2212]?)(\d{1,3})(?:\.(\d))?\s*%?$/.exec(text.trim())
  if (!parts) return undefined
  const size = Number(parts[2]) * 10 + Number(parts[3] ?? 0)
  const permille = parts[1] && parts[1] !== '+' ? -size : size
  return permille > -1000 && permille !== 0 ? permille : undefined
}
