import type { CallData } from '#contract/call.ts'
import type { checkPriceList } from '#contract/price-rules/price-rules.ts'
import type { AskedPrice } from '#features/trading/price/price-warnings.ts'
import type { RuledListing } from '../on-sale/leave-rules.tsx'

export type CheckedPrice = Omit<CallData<typeof checkPriceList>['rows'][number], 'extra'>

/** The new price of a line; null if it was refused. */
export const newPriceOf = ({ action }: CheckedPrice) => (action && 'price' in action && action.price) || null

/** The accepted prices, by line, with what they are judged by. */
export const askedOf = (rows: readonly CheckedPrice[]) =>
  rows.flatMap((row): (AskedPrice & { line: number })[] => {
    const price = newPriceOf(row)
    if (price === null || row.item === null) return []
    const { goods_id, reference_price, highest_purchase_price, year_high } = row.item
    const judgedBy = { reference: reference_price, wanted: highest_purchase_price, high: year_high }
    return [{ line: row.line, goods_id, price, ...judgedBy, quantity: 1 }]
  })

/** The listings that get a new price, each with the rule that would change it again. */
export const repricedOf = (rows: readonly CheckedPrice[]) =>
  rows.flatMap(({ action, rule }): RuledListing[] =>
    action?.action === 'reprice' ? [{ listing: { listing_id: action.listing_id }, rule }] : [],
  )
