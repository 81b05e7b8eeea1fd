import { lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connection.ts'
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
  const ago = (days: number) => sql`${databaseNow} - make_interval(days => ${days})`
  await db.delete(captchas).where(lt(captchas.expiresAt, databaseNow))
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, databaseNow))
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, ago(1)))
  await db.delete(qrLogins).where(lt(qrLogins.expiresAt, ago(1)))
  await db.delete(wechatSignIns).where(lt(wechatSignIns.expiresAt, ago(1)))
  await db.delete(platformSignIns).where(lt(platformSignIns.expiresAt, ago(1)))
  await db.delete(receivingAccountBindings).where(lt(receivingAccountBindings.expiresAt, ago(1)))
  await db.delete(sessions).where(lt(sessions.expiresAt, ago(30)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(30)))
}
