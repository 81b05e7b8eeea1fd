import { getTableColumns, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ListingFailure, listingRemedy, myListing } from '#contract/selling.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { splitPrice } from '#lib/split-price.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { listings } from '../db/schema/listings.ts'
import type { orders } from '../db/schema/orders.ts'
import type { ExchangeSettings } from '../settings.ts'
import type { ListingRow } from './move-listing.ts'

export type MyListing = z.output<typeof myListing>

/** Minimum seconds between two refreshes of a listing. */
export const refreshPause = 3_600

/** The remedy for each kind of failure. */
const remedies: Record<ListingFailure, z.output<typeof listingRemedy>> = {
  item_gone: 'take_down',
  item_changed: 'check_price',
  item_locked: 'wait',
  inventory_private: 'open_inventory',
  api_key_invalid: 'set_api_key',
  seller_banned: 'wait_for_ban_end',
}

/** A listing's columns as its seller reads them: a place on top that has run out is none. */
export const myListingColumns = {
  ...getTableColumns(listings),
  toppedUntil:
    sql<Date | null>`case when ${listings.toppedUntil} > ${databaseNow} then ${listings.toppedUntil} end`.mapWith(
      listings.toppedUntil,
    ),
}

/**
 * A listing as its seller sees it, with their proceeds after the fee.
 *
 * @param order the one that has reserved or bought it: a bargain may have set another price.
 */
export function myListingOf(
  row: ListingRow,
  { feeBasisPoints }: Pick<ExchangeSettings, 'feeBasisPoints'>,
  order: Pick<typeof orders.$inferSelect, 'price' | 'fee' | 'sellerNet'> | null = null,
): MyListing {
  const price = order?.price ?? row.price
  const { net, fee } = order ? { net: order.sellerNet, fee: order.fee } : splitPrice(price, feeBasisPoints)
  const refreshedAt = seconds(row.refreshedAt)
  const failure = row.state === 'failed' ? row.failure : null
  return {
    listing_id: row.id.toString(),
    state: row.state,
    price: formatAmount(price),
    fee: formatAmount(fee),
    net: formatAmount(net),
    failure,
    remedy: failure && remedies[failure],
    is_bargainable: row.isBargainable,
    topped_until: row.toppedUntil && seconds(row.toppedUntil),
    refreshed_at: refreshedAt,
    refreshable_at: refreshedAt + refreshPause,
    listed_at: seconds(row.listedAt),
  }
}
