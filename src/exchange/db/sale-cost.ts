import { sql } from 'drizzle-orm'
import { assetNotes } from './schema/inventory.ts'
import { orders } from './schema/orders.ts'

/**
 * What the item of a sale had cost its seller, in fen; null if that is not known. Needs the seller's note on the item,
 * joined. A seller who has bought the item again notes what it cost then, which is not what this sale is measured by.
 */
export const saleCost = sql<bigint | null>`case
  when ${orders.id} > coalesce(${assetNotes.orderId}, 0) then ${assetNotes.cost} else ${orders.cost} end`.mapWith(
  orders.cost,
)
