import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { setPhone as call } from '#contract/accounts/user-security.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { databaseCode } from '../../db/transact.ts'
import type { SignedInContext } from '../../http/context.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Refusal } from '../../refusal.ts'
import { endAllSessions } from '../end-all-sessions.ts'
import { maskPhone } from '../queries.ts'
import { accountRefusals } from '../refusals.ts'
import { codeRefusal, giveUserCenterCodeBack, tryUserCenterCode, type TriedCode } from '../user-center-codes.ts'
import { enqueueSms } from '../workers/send-sms.ts'

const uniqueViolation = '23505'

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
 * learns that it is taken. Ends every other session and notifies the old phone.
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
  const moved = await movePhone(tx, { userId, from: tried.oldPhone, to: phone })
  if (moved) return moved
  await endAllSessions(tx, { userId, reason: 'credentials_changed', except: sessionId })
  await sendMail(tx, userId, { kind: 'phone_changed', params: { phone: maskPhone(phone) } })
  const text = `Your account's phone number is now ${maskPhone(phone)}. If this was not you, contact support at once. 您的账户手机号已更换，如非本人操作请立即联系客服。`
  await enqueueSms(tx, context, { phone: tried.oldPhone, text, kind: 'phone_changed' })
  return { phone: maskPhone(phone) }
}

/** The unique phone makes the second of two concurrent claims fail; the savepoint keeps the transaction usable. */
async function movePhone(
  tx: Transaction,
  { userId, from, to }: { userId: bigint; from: string; to: string },
): Promise<Refusal | null> {
  try {
    const moved = await tx.transaction((savepoint) =>
      savepoint
        .update(users)
        .set({ phone: to })
        .where(and(eq(users.id, userId), eq(users.phone, from)))
        .returning({ id: users.id }),
    )
    return moved.length > 0 ? null : codeRefusal('invalid', 'old_sms_code')
  } catch (error) {
    if (databaseCode(error) === uniqueViolation) return accountRefusals.phoneTaken()
    throw error
  }
}
