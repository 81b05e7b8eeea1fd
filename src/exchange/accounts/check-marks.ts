import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { type Mode, refuseOtherMode } from '../db/mark-mode.ts'
import { rowsOf } from '../db/rows.ts'
import { refuseOtherSecretKey } from './mark-secret-key.ts'

/**
 * Checks a database's marks before anything in it is changed, even before it is migrated; a new one has none and
 * passes.
 *
 * @param secretKey asked for only once the mode is right
 * @throws StartRefused for a database of the other mode or with another key
 */
export async function checkMarks(db: Queryable, mode: Mode, secretKey: () => Uint8Array): Promise<void> {
  const [found] = await rowsOf<{ exists: boolean }>(db, sql`select to_regclass('meta') is not null as exists`)
  if (!found?.exists) return
  await refuseOtherMode(db, mode)
  await refuseOtherSecretKey(db, secretKey())
}
