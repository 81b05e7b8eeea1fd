import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { setPhone as call } from '#contract/accounts/user-security.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { movePhone } from '../move-phone.ts'
import { maskPhone } from '../queries.ts'
import { accountRefusals } from '../refusals.ts'
import { codeRefusal, giveUserCenterCodeBack, tryUserCenterCode, type TriedCode } from '../user-center-codes.ts'

type Request = CallRequest<typeof call>
interface Tried {
  oldPhone: string
  old: TriedCode
  /** Not tried unless the old phone's code is right. */
  new: TriedCode
}

export async function preparePhone(
  context: SignedInContext,
  { phone, old_sms_code, sms_code }: Request,
): Promise<Tried> {
  const { db, caller } = context
  const [user] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, caller.userId))
  const oldPhone = user!.phone
  const ofOld = { phone: oldPhone, purpose: 'change_phone_old' } as const
  const old = await tryUserCenterCode(context, { ...ofOld, code: old_sms_code })
  if (old !== 'right') return { oldPhone, old, new: 'invalid' }
  const ofNew = await tryUserCenterCode(context, { phone, purpose: 'change_phone_new', code: sms_code })
  // A typo in the second code should not cost the first.
  if (ofNew === 'wrong') await giveUserCenterCodeBack(context, ofOld)
  return { oldPhone, old, new: ofNew }
}

/**
 * Moves an account to another phone, with a code from each. Only the holder of the new phone, proven by its code,
 * learns that it is taken.
 */
export async function setPhone(
  tx: Transaction,
  context: SignedInContext,
  { phone }: Request,
  tried: Tried,
): Promise<CallAnswer<typeof call> | Refusal> {
  const { userId, sessionId } = context.caller
  const refusal = codeRefusal(tried.old, 'old_sms_code') ?? codeRefusal(tried.new, 'sms_code')
  if (refusal) return refusal
  const moved = await movePhone(tx, context, { userId, from: tried.oldPhone, to: phone, except: sessionId })
  if (moved === 'taken') return accountRefusals.phoneTaken()
  return moved === 'moved' ? { phone: maskPhone(phone) } : codeRefusal('invalid', 'old_sms_code')!
}
