import { inArray } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { setPriceAlert } from '#contract/bookmarks.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { bookmarks } from '../db/schema/bookmarks.ts'
import { listings } from '../db/schema/listings.ts'

/** A listing that can't come back on the market. */
export const isOver = inArray(listings.state, ['sold', 'off_shelf'])

type Row = Pick<typeof bookmarks.$inferSelect, 'targetPrice' | 'toldPrice' | 'toldAt'>

/** The price alert on a bookmark, as its owner sees it. */
export const priceAlertOf = ({
  targetPrice,
  toldPrice,
  toldAt,
}: Row): CallAnswer<typeof setPriceAlert>['price_alert'] =>
  targetPrice === null
    ? null
    : {
        target_price: formatAmount(targetPrice),
        told: toldPrice === null || toldAt === null ? null : { price: formatAmount(toldPrice), at: seconds(toldAt) },
      }
