import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { smsLogin } from '#contract/auth.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { transact } from '../../db/transact.ts'
import type { Transaction } from '../../db/connection.ts'
import { smsCodes } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import type { CallContext } from '../../http/context.ts'
import { Refusal } from '../../refusal.ts'
import { consumeLimits, limits } from '../limits.ts'
import { hashCode } from '../one-time-codes.ts'
import { accountRefusals } from '../refusals.ts'
import { openSession } from '../sessions.ts'
import { findOrMakeUser } from './find-or-make-user.ts'

const maxAttempts = 5

/** Signs a phone in, or up, with the newest code that was sent to it. 65005 wrong code, 65003 none that is good. */
export async function signInBySms(
  { db, settings, device }: CallContext,
  { phone, sms_code, remember_me }: CallRequest<typeof smsLogin>,
): Promise<CallAnswer<typeof smsLogin> | Refusal> {
  const refusal = await consumeLimits(db, [[limits.smsLoginByAddress, device.address]])
  if (refusal) return refusal
  const codeHash = hashCode(settings.secretKey, { phone, purpose: 'login', code: sms_code })
  // Refusals come out wrapped: a wrong attempt has to count, so its transaction must not be undone.
  const outcome = await transact(db, async (tx) => {
    const isRight = await tryCode(tx, phone, codeHash)
    if (isRight === null) return { refusal: accountRefusals.smsCodeInvalid() }
    if (!isRight) return { refusal: accountRefusals.smsCodeWrong() }
    const user = await findOrMakeUser(tx, { phone, welcomeGrant: settings.welcomeGrant })
    return { session: await openSession(tx, { userId: user.id, device, isRemembered: remember_me }) }
  })
  if (outcome instanceof Refusal) return outcome
  return outcome.session ?? outcome.refusal
}

/**
 * Counts an attempt at the phone's newest code and uses the code up if it is right; null when there is none to try. One
 * statement: of two right attempts at once the second waits for the first and then finds the code used.
 */
async function tryCode(tx: Transaction, phone: string, codeHash: string): Promise<boolean | null> {
  const [newest] = await tx
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, 'login')))
    .orderBy(desc(smsCodes.id))
    .limit(1)
  if (!newest) return null
  const isRight = sql<boolean>`${smsCodes.codeHash} = ${codeHash}`
  const [tried] = await tx
    .update(smsCodes)
    .set({
      attempts: sql`${smsCodes.attempts} + 1`,
      usedAt: sql`case when ${isRight} then ${databaseNow} end`,
    })
    .where(
      and(
        eq(smsCodes.id, newest.id),
        isNull(smsCodes.usedAt),
        gt(smsCodes.expiresAt, databaseNow),
        lt(smsCodes.attempts, maxAttempts),
      ),
    )
    .returning({ isRight })
  return tried?.isRight ?? null
}
