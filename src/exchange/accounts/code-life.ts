import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connection.ts'
import { smsCodes } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'

/** Lifetime of a code in seconds; its text gives it in minutes. */
export const smsCodeLifetime = 300

/** The expiry of a code sent now. */
export const codeExpiry = sql`${databaseNow} + make_interval(secs => ${smsCodeLifetime})`

/**
 * Restarts the lifetime of a code that is about to be sent, however long it was queued. Returns false if the code is
 * already useless: it was used, or a newer one has replaced it.
 */
export async function startCodeLife(db: Queryable, id: bigint): Promise<boolean> {
  const later = alias(smsCodes, 'later')
  const isReplaced = sql`exists (
    select 1 from ${smsCodes} as ${sql.identifier('later')}
    where ${later.phone} = ${smsCodes.phone} and ${later.purpose} = ${smsCodes.purpose} and ${later.id} > ${smsCodes.id}
  )`
  const started = await db
    .update(smsCodes)
    .set({ expiresAt: codeExpiry })
    .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt), sql`not ${isReplaced}`))
    .returning({ id: smsCodes.id })
  return started.length > 0
}
