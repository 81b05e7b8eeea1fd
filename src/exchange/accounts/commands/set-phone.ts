import { eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { setPhone as call } from '#contract/accounts/user-security.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { movePhone } from '../move-phone.ts'
import { maskPhone } from '../queries.ts'
import { accountRefusals } from '../refusals.ts'
import { aboutField, giveUserCenterCodeBack, tryUserCenterCode } from '../user-center-codes.ts'

type Request = CallRequest<typeof call>
interface Tried {
  oldPhone: string
  /** Of the old phone's code, or else of the new one's, which is not tried before. */
  refusal: Refusal | null
}

export async function preparePhone(
  context: SignedInContext,
  { phone, old_sms_code, sms_code }: Request,
): Promise<Tried> {
  const { db, caller } = context
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, caller.userId))
  const oldPhone = user!.phone
  const ofOld = { phone: oldPhone, purpose: 'change_phone_old' } as const
  const aboutOld = await tryUserCenterCode(context, { ...ofOld, code: old_sms_code })
  if (aboutOld) return { oldPhone, refusal: aboutField(aboutOld, 'old_sms_code') }
  const aboutNew = await tryUserCenterCode(context, { phone, purpose: 'change_phone_new', code: sms_code })
  // A typo in the second code should not cost the first.
  if (aboutNew?.code === codes.codeWrong) await giveUserCenterCodeBack(context, ofOld)
  return { oldPhone, refusal: aboutNew && aboutField(aboutNew, 'sms_code') }
}

/**
 * Moves an account to another phone, with a code from each. Only the holder of the new phone, proven by its code,
 * learns that it is taken.
 */
export async function setPhone(
  tx: Transaction,
  context: SignedInContext,
  { phone }: Request,
  { oldPhone, refusal }: Tried,
): Promise<CallAnswer<typeof call> | Refusal> {
  const { userId, sessionId } = context.caller
  if (refusal) return refusal
  const moved = await movePhone(tx, context, { userId, from: oldPhone, to: phone, except: sessionId })
  if (moved === 'taken') return accountRefusals.phoneTaken()
  if (moved === 'changed') return aboutField(accountRefusals.smsCodeInvalid(), 'old_sms_code')
  return { phone: maskPhone(phone) }
}
