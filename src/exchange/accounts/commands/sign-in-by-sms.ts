import type { smsLogin } from '#contract/accounts/auth.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { transact } from '../../db/transact.ts'
import type { CallContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { clearLimit, consumeLimits, giveAttemptBack, limits } from '../limits.ts'
import { accountRefusals } from '../refusals.ts'
import { openSession } from '../sessions.ts'
import { trySmsCode } from '../sms-codes.ts'
import { findOrMakeUser } from './find-or-make-user.ts'

/**
 * Signs a phone in, or up, with the newest code sent to it. 65005 wrong code, 65003 no valid code. Every attempt at a
 * code counts until one succeeds; attempts without one don't, or anybody could keep a phone's holder out at no cost.
 */
export async function signInBySms(
  { db, settings, device, locale }: CallContext,
  { phone, sms_code, remember_me }: CallRequest<typeof smsLogin>,
): Promise<CallAnswer<typeof smsLogin> | Refusal> {
  const refusal = await consumeLimits(db, [
    [limits.smsLoginByAddress, device.address],
    [limits.smsLoginByPhone, phone],
  ])
  if (refusal) return refusal
  // What is wrong is returned as a word, so that the transaction commits and a wrong attempt counts.
  const outcome = await transact(db, async (tx) => {
    const isRight = await trySmsCode(tx, settings.secretKey, { phone, purpose: 'login', code: sms_code })
    if (isRight === null) return 'invalid'
    if (!isRight) return 'wrong'
    const user = await findOrMakeUser(tx, { phone, welcomeGrant: settings.welcomeGrant })
    return openSession(tx, { userId: user.id, device, locale, isRemembered: remember_me, method: 'sms' })
  })
  if (outcome === 'wrong') return accountRefusals.smsCodeWrong()
  if (outcome === 'invalid') {
    await giveAttemptBack(db, limits.smsLoginByPhone, phone)
    return accountRefusals.smsCodeInvalid()
  }
  await clearLimit(db, limits.smsLoginByPhone, phone)
  return outcome
}
