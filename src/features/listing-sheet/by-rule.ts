import { type PreviewRow, whyOf } from '#features/price-rules/rule-preview.tsx'
import { priceOf, type Quotes, type SheetRow } from './rows.ts'
import type { Prices } from './totals.ts'

/** A rule's result for a line: a price as typed, empty for none, and the reason. */
export interface Ruled {
  price: string
  why: string
}

/** A preview of a rule: each line's typed price, and the rule's result. */
export function previewOf(rows: readonly SheetRow[], prices: Prices, { items }: Pick<Quotes, 'items'>): PreviewRow[] {
  const quotes = new Map(items.map(({ asset_id, quote }) => [asset_id, quote]))
  return rows.flatMap(({ id, items: [first] }) => {
    const quote = quotes.get(id)
    return quote
      ? [{ id, info: first.goods_info, asset: first.asset, before: priceOf(prices.get(id) ?? ''), quote }]
      : []
  })
}

/** The rule's prices by line. Where it gives no price, the line's price is cleared: the old one may be below what the
 * rule allows. */
export const ruledOf = (preview: readonly PreviewRow[], nth: number): ReadonlyMap<string, Ruled> =>
  new Map(preview.map(({ id, quote }) => [id, { price: quote.ok ? quote.price : '', why: whyOf(quote, nth) }]))
