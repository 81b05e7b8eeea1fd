import { sql } from 'drizzle-orm'
import type { OrderState } from '#contract/orders/orders.ts'
import type { Queryable } from '../db/connection.ts'

/** An order that keeps its state until the next poll. */
export interface PutOff {
  id: bigint
  state: OrderState
  dueAt: Date | null
}

/** Schedules the next poll of many orders at once. Orders that have changed state meanwhile keep their own schedule. */
export async function putOff(db: Queryable, looks: readonly PutOff[]): Promise<void> {
  if (looks.length === 0) return
  const ids = looks.map(({ id }) => String(id))
  const states = looks.map(({ state }) => state)
  const moments = looks.map(({ dueAt }) => dueAt?.toISOString() ?? null)
  await db.execute(sql`
    update orders set due_at = look.due_at
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(states)}::text[], ${sql.param(moments)}::timestamptz[])
      as look (id, state, due_at)
    where orders.id = look.id and orders.state = look.state`)
}
