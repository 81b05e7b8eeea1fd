import { eq } from 'drizzle-orm'
import type { Queryable } from '#exchange/db/connection.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { orders } from '#exchange/db/schema/orders.ts'

/** Phones of the sellers whose buyers are waiting for an offer. */
export async function findWaitingSellers(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ phone: users.phone })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.sellerId))
    .where(eq(orders.state, 'awaiting_delivery'))
  return rows.map(({ phone }) => phone)
}
