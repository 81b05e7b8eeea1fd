import type { SQL } from 'drizzle-orm'
import type { Queryable } from './connection.ts'

/** Runs raw SQL and returns its rows; both engines answer `{ rows }`. The row type is the caller's claim, unchecked. */
export async function rowsOf<Row extends object>(db: Queryable, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] }
  return result.rows
}
