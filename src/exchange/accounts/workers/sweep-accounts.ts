import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/connection.ts'
import { deleteInBatches } from '../../db/delete-in-batches.ts'
import { runEach } from '../../db/run-each.ts'
import { captchas, platformSignIns, rateLimits, sessions, smsCodes, wechatSignIns } from '../../db/schema/accounts.ts'
import { idempotencyKeys } from '../../db/schema/meta.ts'
import { receivingAccountBindings } from '../../db/schema/payments.ts'
import { qrLogins } from '../../db/schema/qr-logins.ts'
import { databaseNow } from '../../db/schema/columns.ts'

export const sweepQueue = 'accounts.sweep'

/**
 * Deletes expired rows: most a day later, so that questions about yesterday can still be answered; sessions a month
 * later. Idempotency keys stay for a month, twice as long as the longest session: nobody repeats a request after that.
 */
export async function sweepAccounts(db: Queryable): Promise<void> {
  const sweep = (table: PgTable, moment: PgColumn, days: number) => () =>
    deleteInBatches(db, table, sql`${moment} < ${databaseNow} - make_interval(days => ${days}::integer)`)
  await runEach([
    sweep(captchas, captchas.expiresAt, 0),
    sweep(rateLimits, rateLimits.resetsAt, 0),
    sweep(smsCodes, smsCodes.expiresAt, 1),
    // Before the sessions that have confirmed them.
    sweep(qrLogins, qrLogins.expiresAt, 1),
    sweep(wechatSignIns, wechatSignIns.expiresAt, 1),
    sweep(platformSignIns, platformSignIns.expiresAt, 1),
    sweep(receivingAccountBindings, receivingAccountBindings.expiresAt, 1),
    sweep(sessions, sessions.expiresAt, 30),
    sweep(idempotencyKeys, idempotencyKeys.createdAt, 30),
  ])
}
