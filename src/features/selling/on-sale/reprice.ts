import { isWithin, type Terms } from '#features/listing-sheet/rows.ts'
import type { AskedPrice } from '#features/trading/price/price-warnings.ts'
import { cleanAmount, wireAmountOf } from '#lib/clean-amount.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { halfWidth } from '#lib/text/half-width.ts'
import type { SellingItem } from '../model.ts'

/** One price for all, or a change of each price: in tenths of a percent, or in fen. */
export type PriceStep =
  { kind: 'price'; price: string } | { kind: 'percent'; permille: number } | { kind: 'amount'; fen: bigint }

/** A listing with the most that anybody has paid for one within a year; null if it was not sold. */
export type PricedItem = SellingItem & { year_high: string | null }

/** A listing's new price, or the present one if the market does not accept the new one. */
export interface Repriced extends AskedPrice {
  item: SellingItem
  isRefused: boolean
  /** The price that the new one was worked out from, if it was. */
  expected?: string | undefined
}

/** The price after a step, rounded down once; negative if more is taken off than it is. */
export function priceAfter(price: string, step: PriceStep): string {
  if (step.kind === 'price') return step.price
  const before = parseAmount(price)
  return formatAmount(step.kind === 'amount' ? before + step.fen : (before * BigInt(1000 + step.permille)) / 1000n)
}

/** Every listing with its price after a step. */
export function repriced(items: readonly PricedItem[], step: PriceStep, terms: Terms): Repriced[] {
  return items.map((item) => {
    const next = priceAfter(item.listing.price, step)
    const isRefused = !isWithin(next, terms)
    return {
      item,
      isRefused,
      goods_id: item.goods_id,
      price: isRefused ? item.listing.price : next,
      expected: step.kind === 'price' ? undefined : item.listing.price,
      reference: item.reference_price,
      wanted: item.highest_purchase_price,
      high: item.year_high,
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
  if (kind === 'amount') {
    const fen = signedFenOf(text)
    return fen === undefined ? 'refused' : { kind, fen }
  }
  const permille = permilleOf(text)
  return permille === undefined ? 'refused' : { kind, permille }
}

/** Reads a typed change such as `-5`, `+2.5 %` or `−1`, in tenths of a percent. Undefined if the input is invalid. */
export function permilleOf(text: string): number | undefined {
  const parts = /^([+\-\u2212]?)(\d{1,3})(?:\.(\d?))?\s*%?$/.exec(halfWidth(text).trim())
  if (!parts) return undefined
  const size = Number(parts[2]) * 10 + Number(parts[3] ?? 0)
  const permille = parts[1] && parts[1] !== '+' ? -size : size
  return permille > -1000 ? permille : undefined
}

/** Reads a typed change such as `-5`, `+0.50` or `−¥1`, in fen. Undefined if the input is invalid. */
export function signedFenOf(text: string): bigint | undefined {
  const parts = /^([+\-\u2212]?)\s*[¥￥]?\s*(\d{1,9})(?:\.(\d{0,2}))?$/.exec(halfWidth(text).trim())
  if (!parts) return undefined
  const fen = parseAmount(`${parts[2]}.${(parts[3] ?? '').padEnd(2, '0')}`)
  return parts[1] && parts[1] !== '+' ? -fen : fen
}
