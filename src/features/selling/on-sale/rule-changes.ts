import type { Quotes } from '#features/listing-sheet/rows.ts'
import type { AskedPrice } from '#features/trading/price/price-warnings.ts'

/** A listing that gets another price by a rule. */
export interface RuleChange extends AskedPrice {
  id: string
  /** What it costs now. */
  before: string
  net: string
}

/** The listings whose price a rule changes, with what the new one is judged by. */
export const changesOf = (items: Quotes['items']): RuleChange[] =>
  items.flatMap(({ listing_id: id, goods_id, price: before, reference_price, year_high, bases, quote }) =>
    id !== null && before !== null && quote?.ok && quote.price !== before
      ? [
          {
            id,
            before,
            goods_id,
            price: quote.price,
            net: quote.net,
            reference: reference_price,
            wanted: bases.highest_purchase,
            high: year_high,
            quantity: 1,
          },
        ]
      : [],
  )
