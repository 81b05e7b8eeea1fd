import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { setPassword as call } from '#contract/accounts/user-security.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Refusal } from '../../refusal.ts'
import { endAllSessions } from '../end-all-sessions.ts'
import { hashPassword } from '../passwords.ts'
import { accountRefusals } from '../refusals.ts'
import { aboutField, tryUserCenterCode } from '../user-center-codes.ts'

type Request = CallRequest<typeof call>

/** The most common passwords. Only digests reach us, so they are recognized by theirs. */
const tooCommon = new Set(
  `,123456,1234567,12345678,123456789,1234567890,111111,000000,123123,123321,654321,666666,888888,112233,121212,987654321,
password,Password,password1,passw0rd,qwerty,qwerty123,qwertyuiop,1q2w3e4r,1qaz2wsx,abc123,abcd1234,a123456,a12345678,
aa123456,iloveyou,woaini,woaini1314,5201314,admin,admin123,letmein,welcome,dragon,monkey,football,steam,csgo,amber`
    .split(/,\n?/)
    .map((password) => createHash('md5').update(password).digest('hex')),
)

/** Tries the code and derives the stored hash outside any transaction, since deriving is slow on purpose. */
export async function preparePassword(
  context: SignedInContext,
  { pwd, sms_code }: Request,
): Promise<{ refusal: Refusal | null; passwordHash: string } | Refusal> {
  if (tooCommon.has(pwd)) return accountRefusals.passwordTooCommon()
  const { db, caller } = context
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, caller.userId))
  const guess = { phone: user!.phone, purpose: 'change_password', code: sms_code } as const
  const refusal = await tryUserCenterCode(context, guess)
  if (refusal) return { refusal: aboutField(refusal, 'sms_code'), passwordHash: '' }
  return { refusal: null, passwordHash: await hashPassword(pwd) }
}

/** Sets or changes the password. Ends every other session, so that anybody who knew the old password is out. */
export async function setPassword(
  tx: Transaction,
  { caller: { userId, sessionId } }: SignedInContext,
  _: Request,
  { refusal, passwordHash }: { refusal: Refusal | null; passwordHash: string },
): Promise<Record<string, never> | Refusal> {
  if (refusal) return refusal
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await endAllSessions(tx, { userId, reason: 'credentials_changed', except: sessionId })
  await sendMail(tx, userId, { kind: 'password_changed' })
  return {}
}
