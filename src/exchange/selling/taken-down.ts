import { sql } from 'drizzle-orm'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import { orders } from '../db/schema/orders.ts'
import { isAtHand, isLiveOrder } from '../inventory/inventory-rows.ts'

/**
 * Leaves out the listings of a seller that were taken down and are merely past: their item has been listed again since,
 * sold, or has left the inventory. Of an item that waits to be listed again, the last listing stays.
 */
export const isNotPast = (sellerId: bigint) => sql`(${listings.state} <> 'off_shelf' or ${listings.id} in (
  select max(past.id) from ${listings} as past join ${assets} on ${assets.id} = past.asset_id
  where past.seller_id = ${sellerId} and ${assets.ownerId} = ${sellerId} and ${isAtHand}
    and not exists (select 1 from ${orders} where ${isLiveOrder})
  group by past.asset_id))`
