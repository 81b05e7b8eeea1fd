import { and, eq } from 'drizzle-orm'
import { readCurrent } from '../content/documents.ts'
import type { Queryable } from '../db/connection.ts'
import { realNameContracts } from '../db/schema/real-names.ts'

/** While no agreement is published. */
const unpublished = '2026-01'

/** The version of the agreement that people accept before their names go to the identity service: that of its page. */
export async function findContractVersion(db: Queryable): Promise<string> {
  const [page] = await readCurrent(db, 'agreement', 'real-name')
  return page ? String(page.version) : unpublished
}

/** When a person accepted this version; null if they have not. */
export async function findAcceptance(db: Queryable, userId: bigint, version: string): Promise<Date | null> {
  const [row] = await db
    .select({ acceptedAt: realNameContracts.acceptedAt })
    .from(realNameContracts)
    .where(and(eq(realNameContracts.userId, userId), eq(realNameContracts.version, version)))
  return row?.acceptedAt ?? null
}
