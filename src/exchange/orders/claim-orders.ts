import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'

/** Nobody has paid for them: they end by the clock alone, and the platform has no say in them. */
export const isUnpaid = sql`state = 'awaiting_payment'`
/** What the platform shows decides about them. */
export const isWatched = sql`state <> 'awaiting_payment'`

/**
 * Takes orders whose time has come, the longest overdue first, for as long as the lease lasts: nobody else sees them until
 * then. Should this process die with them in hand, another one takes them up afterwards.
 *
 * @returns their ids, and the database's time at which they were taken.
 */
export async function claimOrders(
  db: Queryable,
  { which, limit, leaseSeconds }: { which: typeof isUnpaid; limit: number; leaseSeconds: number },
): Promise<{ ids: bigint[]; now: Date }> {
  const claimed = await rowsOf<{ id: string; now: string | Date }>(
    db,
    sql`update orders set due_at = amber_now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select id from orders where ${which} and due_at <= amber_now()
        order by due_at limit ${limit} for update skip locked
      ) returning id::text as id, amber_now() as now`,
  )
  return { ids: claimed.map(({ id }) => BigInt(id)), now: new Date(claimed[0]?.now ?? 0) }
}
