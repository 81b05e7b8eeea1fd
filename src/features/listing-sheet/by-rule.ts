import { type PreviewRow, whyOf } from '#features/price-rules/rule-preview.tsx'
import { priceOf, type Quotes, type SheetRow } from './rows.ts'
import type { Prices } from './totals.ts'

/** What a rule gives for a line: a typed price, empty for none, and why. */
export interface Ruled {
  price: string
  why: string
}

/** What a rule would do to each line: its price as it is typed, and what the rule gives. */
export function previewOf(rows: readonly SheetRow[], prices: Prices, { items }: Pick<Quotes, 'items'>): PreviewRow[] {
  const quotes = new Map(items.map(({ asset_id, quote }) => [asset_id, quote]))
  return rows.flatMap(({ id, items: [first] }) => {
    const quote = quotes.get(id)
    return quote ? [{ id, name: first.goods_info.name, before: priceOf(prices.get(id) ?? ''), quote }] : []
  })
}

/** The prices of a rule by line. Where it gives none there is none: what stood there may be below what the rule is to keep to. */
export const ruledOf = (preview: readonly PreviewRow[], nth: number): ReadonlyMap<string, Ruled> =>
  new Map(preview.map(({ id, quote }) => [id, { price: quote.ok ? quote.price : '', why: whyOf(quote, nth) }]))
