import type { CallData } from '#contract/call.ts'
import type { depth } from '#contract/market/goods.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { orderBook } from '#styled-system/recipes/order-book.js'

/** How many units are wanted besides those shown at a price, because not every item will do. Nothing if none are. */
export function ConditionalBids({ depth: { conditional_bid_count } }: { depth: CallData<typeof depth> }) {
  if (conditional_bid_count === 0) return null
  const count = formatNumber(conditional_bid_count)
  return <p className={orderBook().text}>{m.goods_book_conditional({ count })}</p>
}
