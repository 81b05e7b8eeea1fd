import { eq } from 'drizzle-orm'
import type { Queryable } from './connection.ts'
import { meta } from './schema/meta.ts'
import { StartRefused } from './start-refused.ts'

export type Mode = 'demo' | 'production'

/**
 * Marks a new database with its mode.
 *
 * @throws StartRefused for a database marked with the other mode
 */
export async function markMode(db: Queryable, mode: Mode): Promise<void> {
  await db.insert(meta).values({ key: 'mode', value: mode }).onConflictDoNothing()
  await refuseOtherMode(db, mode)
}

/** @throws StartRefused for a database marked with the other mode; one without a mark passes. */
export async function refuseOtherMode(db: Queryable, mode: Mode): Promise<void> {
  const [mark] = await db.select().from(meta).where(eq(meta.key, 'mode'))
  if (mark && mark.value !== mode) {
    throw new StartRefused(
      `This database was made in ${mark.value} mode and is not opened in ${mode} mode. Set AMBER_MODE, or another DATA_DIR or DATABASE_URL.`,
    )
  }
}
