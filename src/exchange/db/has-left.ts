import { sql } from 'drizzle-orm'
import { assets } from './schema/assets.ts'
import { isOneOf } from './schema/columns.ts'
import { orders, soldStates } from './schema/orders.ts'

/**
 * Whether the item of a delivered order is no longer its buyer's by that order. Needs the asset, joined. A buyer who
 * bought an item twice sold it in between: the earlier purchase has left, wherever the item is now.
 */
export const hasLeft = sql<boolean>`(${assets.ownerId} <> ${orders.buyerId} or ${assets.goneAt} is not null or exists (
  select 1 from orders as sale
  where sale.seller_id = ${orders.buyerId} and sale.id > ${orders.id} and sale.asset_id = ${orders.assetId}
    and sale.delivered_at is not null and ${isOneOf('sale.state', soldStates)}))`
