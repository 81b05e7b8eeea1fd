import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { isAmong, statement } from '../db/statement.ts'
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
  await readThemSoon(tx, { ids })
}

const readThemSoon = statement<{ ids: bigint[] }>(
  ({ ids }) => sql`
    update inventory_syncs set due_at = least(due_at, greatest(amber_now(), started_at + make_interval(secs =>
      case when started_at <= amber_now() - make_interval(secs => ${fresh}::int) then 0 else ${rereadAfter}::int end)))
    where user_id in (
      select user_id from inventory_syncs where ${isAmong(sql`user_id`, ids, 'bigint')} order by user_id for no key update
    )`,
)
