import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { inventorySyncs } from '../db/schema/inventory.ts'

/** Seconds after which the inventory of somebody who sells is read again. */
const rereadAfter = 6 * 3_600
/** Seconds that a reading is fresh enough to sell by. */
const fresh = 600

/**
 * When the market reads an inventory next by itself: in `seconds` while something of it is on sale, else not. Inventories
 * come last in a transaction, after the listings that decide this.
 */
export const nextReading = (seconds = rereadAfter) => sql`case when exists (
    select 1 from listings where seller_id = ${inventorySyncs.userId} and state = 'on_sale'
  ) then amber_now() + make_interval(secs => ${seconds}::int) end`

/**
 * Something of these sellers goes on sale or is bought: unless their inventory was read a moment ago it is read soon, so
 * that an item that has left meanwhile leaves the market. Call it last in the transaction.
 */
export async function readSoon(tx: Transaction, sellerIds: readonly bigint[]): Promise<void> {
  const ids = [...new Set(sellerIds)]
  if (ids.length === 0) return
  const sorted = tx
    .select({ userId: inventorySyncs.userId })
    .from(inventorySyncs)
    .where(inArray(inventorySyncs.userId, ids))
    .orderBy(inventorySyncs.userId)
    .for('no key update')
  await tx
    .update(inventorySyncs)
    .set({
      dueAt: sql`least(${inventorySyncs.dueAt}, greatest(amber_now(), ${inventorySyncs.startedAt} + make_interval(secs =>
        case when ${inventorySyncs.startedAt} <= amber_now() - make_interval(secs => ${fresh}::int) then 0 else ${rereadAfter}::int end)))`,
    })
    .where(inArray(inventorySyncs.userId, sorted))
}
