import type { smsLogin } from '#contract/accounts/auth.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { transact } from '../../db/transact.ts'
import type { CallContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { consumeLimits, limits, signInSubject } from '../limits.ts'
import { openSession } from '../sessions.ts'
import { guessSmsCode } from '../sms-codes.ts'
import { findOrMakeUser } from './find-or-make-user.ts'

/**
 * Signs a phone in, or up, with the newest code sent to it. 65005 wrong code, 65003 no valid code.
 */
export async function signInBySms(
  { db, settings, device, locale }: CallContext,
  { phone, sms_code, remember_me }: CallRequest<typeof smsLogin>,
): Promise<CallAnswer<typeof smsLogin> | Refusal> {
  const tooOften = await consumeLimits(db, [[limits.smsLoginByAddress, device.address]])
  if (tooOften) return tooOften
  // A refusal is returned wrapped: a wrong attempt must count, so its transaction must not roll back.
  const outcome = await transact(db, async (tx) => {
    const guess = { phone, purpose: 'login', code: sms_code } as const
    const subject = await signInSubject(tx, phone, device)
    const refusal = await guessSmsCode(tx, settings.secretKey, guess, [limits.smsLoginByPhone, subject])
    if (refusal?.code === codes.codeWrong) await consumeLimits(tx, [[limits.wrongSmsLogins, 'all']])
    if (refusal) return { refusal }
    const user = await findOrMakeUser(tx, { phone, welcomeGrant: settings.welcomeGrant })
    return openSession(tx, { userId: user.id, device, locale, isRemembered: remember_me, method: 'sms' })
  })
  return 'refusal' in outcome ? outcome.refusal : outcome
}
