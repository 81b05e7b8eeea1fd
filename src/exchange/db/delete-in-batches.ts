import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './connection.ts'
import { rowsOf } from './rows.ts'

/**
 * Deletes the rows that meet a condition, `batch` per statement: nobody waits for locks, and a backlog that would
 * exceed the time allowed for a statement shrinks nevertheless.
 *
 * @returns how many rows were deleted
 */
export async function deleteInBatches(db: Queryable, table: PgTable, condition: SQL, batch = 2_000): Promise<number> {
  const found = sql`select ctid from ${table} where ${condition} limit ${batch}`
  for (let gone = 0; ;) {
    const { length } = await rowsOf(db, sql`delete from ${table} where ctid = any(array(${found})) returning 1`)
    gone += length
    if (length < batch) return gone
  }
}
