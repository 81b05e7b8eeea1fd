import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { isAmong, statement } from '../db/statement.ts'
import { inventorySyncs } from '../db/schema/inventory.ts'

/** Seconds until a seller's inventory is read again. */
const rereadAfter = 6 * 3_600
/** Seconds for which a reading is fresh enough to sell by. */
const fresh = 600

/**
 * When the market next reads an inventory on its own: in `seconds` while something from it is on sale, else never. Lock
 * order: inventories come last in a transaction, after the listings that decide this.
 */
export const nextReading = (seconds = rereadAfter) => sql`case when exists (
    select 1 from listings where seller_id = ${inventorySyncs.userId} and state = 'on_sale'
  ) then amber_now() + make_interval(secs => ${seconds}::int) end`

/**
 * Schedules an early reading when something of these sellers goes on sale or is bought, unless their inventory was read
 * a moment ago, so that an item that has left meanwhile leaves the market. Call it last in the transaction.
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
