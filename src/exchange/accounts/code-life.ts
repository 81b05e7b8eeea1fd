import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connection.ts'
import { smsCodes } from '../db/schema/accounts.ts'
import { databaseNow } from '../db/schema/columns.ts'

/** Seconds that a code is good for; its text says so in minutes. */
export const smsCodeLifetime = 300

/** When a code runs out that is sent now. */
export const codeExpiry = sql`${databaseNow} + make_interval(secs => ${smsCodeLifetime})`

/**
 * A code that is about to be sent is good for its time from now on, however long it has waited. False when it is of no use
 * any more: it was used, or another one has taken its place.
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
