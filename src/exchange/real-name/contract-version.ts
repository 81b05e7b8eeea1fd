import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { realNameContracts } from '../db/schema/real-names.ts'

/** The version of the agreement that people accept before their names go to the identity service. */
export const contractVersion = '2026-01'

/** When a person accepted the current version; null if they have not. */
export async function findAcceptance(db: Queryable, userId: bigint): Promise<Date | null> {
  const [row] = await db
    .select({ acceptedAt: realNameContracts.acceptedAt })
    .from(realNameContracts)
    .where(and(eq(realNameContracts.userId, userId), eq(realNameContracts.version, contractVersion)))
  return row?.acceptedAt ?? null
}
