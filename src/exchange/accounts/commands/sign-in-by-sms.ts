import type { smsLogin } from '#contract/accounts/auth.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { transact } from '../../db/transact.ts'
import type { CallContext } from '../../http/context.ts'
import { Refusal } from '../../refusal.ts'
import { consumeLimits, limits } from '../limits.ts'
import { accountRefusals } from '../refusals.ts'
import { openSession } from '../sessions.ts'
import { trySmsCode } from '../sms-codes.ts'
import { findOrMakeUser } from './find-or-make-user.ts'

/** Signs a phone in, or up, with the newest code sent to it. 65005 wrong code, 65003 no valid code. */
export async function signInBySms(
  { db, settings, device, locale }: CallContext,
  { phone, sms_code, remember_me }: CallRequest<typeof smsLogin>,
): Promise<CallAnswer<typeof smsLogin> | Refusal> {
  const refusal = await consumeLimits(db, [[limits.smsLoginByAddress, device.address]])
  if (refusal) return refusal
  // Refusals are returned wrapped, so that the transaction commits and a wrong attempt counts.
  const outcome = await transact(db, async (tx) => {
    const isRight = await trySmsCode(tx, settings.secretKey, { phone, purpose: 'login', code: sms_code })
    if (isRight === null) return { refusal: accountRefusals.smsCodeInvalid() }
    if (!isRight) return { refusal: accountRefusals.smsCodeWrong() }
    const user = await findOrMakeUser(tx, { phone, welcomeGrant: settings.welcomeGrant })
    return {
      session: await openSession(tx, { userId: user.id, device, locale, isRemembered: remember_me, method: 'sms' }),
    }
  })
  if (outcome instanceof Refusal) return outcome
  return outcome.session ?? outcome.refusal
}
