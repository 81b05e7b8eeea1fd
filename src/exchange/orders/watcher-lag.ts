import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'

/** Whole seconds for which the order that has waited longest is overdue for a look: 0 while the workers keep up. */
export async function readWatcherLag(db: Queryable): Promise<number> {
  const [row] = await rowsOf<{ lag: string }>(
    db,
    sql`select coalesce(floor(extract(epoch from amber_now() - min(due_at))), 0)::text as lag from orders where due_at <= amber_now()`,
  )
  return Number(row!.lag)
}
