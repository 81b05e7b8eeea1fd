import { eq } from 'drizzle-orm'
import type { passwordLogin } from '#contract/accounts/auth.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { transact } from '../../db/transact.ts'
import { users } from '../../db/schema/accounts.ts'
import type { CallContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { clearLimit, consumeLimits, limits, signInSubject } from '../limits.ts'
import { verifyPassword } from '../passwords.ts'
import { accountRefusals } from '../refusals.ts'
import { openSession } from '../sessions.ts'
import { consumeCaptcha } from './consume-captcha.ts'

/**
 * Signs a user in with a password. 102312 for a wrong password and an unknown phone alike, after the same time. Every
 * attempt counts until one succeeds: counting only failures would let concurrent guesses slip through.
 */
export async function signInByPassword(
  { db, device, locale }: CallContext,
  { phone, pwd, captcha, captcha_id, remember_me }: CallRequest<typeof passwordLogin>,
): Promise<CallAnswer<typeof passwordLogin> | Refusal> {
  const early =
    (await consumeCaptcha(db, captcha_id, captcha)) ??
    (await consumeLimits(db, [[limits.passwordByAddress, device.address]]))
  if (early) return early
  const subject = await signInSubject(db, phone, device)
  const tooOften = await consumeLimits(db, [[limits.passwordByPhone, subject]])
  if (tooOften) return tooOften
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.phone, phone))
  const isRight = await verifyPassword(pwd, user?.passwordHash ?? null)
  if (!user || !isRight) return accountRefusals.phoneOrPasswordWrong()
  await clearLimit(db, limits.passwordByPhone, subject)
  return transact(db, async (tx) => {
    // A password changed since it was verified opens no session: the change has ended, or will end, all of them.
    const [now] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id))
      .for('share')
    if (now?.passwordHash !== user.passwordHash) return accountRefusals.phoneOrPasswordWrong()
    return openSession(tx, { userId: user.id, device, locale, isRemembered: remember_me, method: 'password' })
  })
}
