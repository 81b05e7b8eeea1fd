import { isWithin, type Terms } from '#features/listing-sheet/rows.ts'
import type { AskedPrice } from '#features/trading/price/price-warnings.ts'
import { cleanAmount, wireAmountOf } from '#lib/clean-amount.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import type { SellingItem } from '../model.ts'

/** One price for all, or a change of each price in tenths of a percent. */
export type PriceStep = { kind: 'price'; price: string } | { kind: 'percent'; permille: number }

/** A listing's new price, or the present one if the market does not accept the new one. */
export interface Repriced extends AskedPrice {
  item: SellingItem
  isRefused: boolean
}

/** The price after a step, rounded down once. */
export const priceAfter = (price: string, step: PriceStep): string =>
  step.kind === 'price' ? step.price : formatAmount((parseAmount(price) * BigInt(1000 + step.permille)) / 1000n)

/** Every listing with its price after a step. */
export function repriced(items: readonly SellingItem[], step: PriceStep, terms: Terms): Repriced[] {
  return items.map((item) => {
    const next = priceAfter(item.listing.price, step)
    const isRefused = !isWithin(next, terms)
    return {
      item,
      isRefused,
      goods_id: item.goods_id,
      style_id: item.style_id,
      price: isRefused ? item.listing.price : next,
      reference: item.reference_price,
      wanted: item.highest_purchase_price,
      quantity: 1,
    }
  })
}

/** Reads the typed step: `refused` if it is invalid or out of bounds, undefined while it is empty or only a sign. */
export function stepOf(kind: PriceStep['kind'], text: string, terms: Terms): PriceStep | 'refused' | undefined {
  if (kind === 'price') {
    if (cleanAmount(text) === '') return undefined
    const price = wireAmountOf(text)
    return price !== undefined && isWithin(price, terms) ? { kind, price } : 'refused'
  }
  if (/^[+\-\u2212]?$/.test(text.trim())) return undefined
  const permille = permilleOf(text)
  return permille === undefined ? 'refused' : { kind, permille }
}

/** Reads a typed change such as `-5`, `+2.5 %` or `−1`, in tenths of a percent. Undefined if the input is invalid. */
export function permilleOf(text: string): number | undefined {
  const parts = /^([+\-\u2212]?)(\d{1,3})(?:\.(\d?))?\s*%?$/.exec(text.trim())
  if (!parts) return undefined
  const size = Number(parts[2]) * 10 + Number(parts[3] ?? 0)
  const permille = parts[1] && parts[1] !== '+' ? -size : size
  return permille > -1000 ? permille : undefined
}
