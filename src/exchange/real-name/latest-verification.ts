import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { realNameVerifications } from '../db/schema/real-names.ts'

export type Verification = typeof realNameVerifications.$inferSelect

/** A person's latest attempt at verification; only the latest can be pending. */
export async function findLatest(db: Queryable, userId: bigint): Promise<Verification | null> {
  const [latest] = await db
    .select()
    .from(realNameVerifications)
    .where(eq(realNameVerifications.userId, userId))
    .orderBy(desc(realNameVerifications.id))
    .limit(1)
  return latest ?? null
}
