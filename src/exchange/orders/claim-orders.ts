import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'

/** Unpaid orders end by the clock alone; the platform has no say in them. */
export const isUnpaid = sql`state = 'awaiting_payment'`
/** Orders that depend on what the platform reports. */
export const isWatched = sql`state <> 'awaiting_payment'`

/**
 * Claims due orders, the longest overdue first, for the length of the lease; other workers skip them until it expires.
 * If this process dies, another one picks them up then.
 *
 * @returns their ids, and the database time of the claim.
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
