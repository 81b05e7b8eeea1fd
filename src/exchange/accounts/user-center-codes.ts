import { and, eq, max } from 'drizzle-orm'
import type { UserCenterPurpose } from '#contract/accounts/user-security.ts'
import { smsCodes } from '../db/schema/accounts.ts'
import { transact } from '../db/transact.ts'
import type { SignedInContext } from '../http/context.ts'
import { Refusal } from '../refusal.ts'
import { accountRefusals } from './refusals.ts'
import { trySmsCode } from './sms-codes.ts'

export type TriedCode = 'right' | 'wrong' | 'invalid'

/**
 * Tries a user's code in its own transaction, since a wrong attempt counts even if the command fails. Commands with an
 * idempotency key try it while preparing and refuse later: a repeat finds its code spent, but gets the stored answer.
 */
export async function tryUserCenterCode(
  { db, settings, caller: { userId } }: SignedInContext,
  { phone, purpose, code }: { phone: string; purpose: UserCenterPurpose; code: string },
): Promise<TriedCode> {
  const tried = await transact(db, async (tx) => ({
    isRight: await trySmsCode(tx, settings.secretKey, { phone, purpose: `${purpose}:${userId}`, code }),
  }))
  if (tried instanceof Refusal || tried.isRight === null) return 'invalid'
  return tried.isRight ? 'right' : 'wrong'
}

/** Makes a code that was just spent valid again for the rest of its lifetime; its attempts stay counted. */
export async function giveUserCenterCodeBack(
  { db, caller: { userId } }: SignedInContext,
  { phone, purpose }: { phone: string; purpose: UserCenterPurpose },
): Promise<void> {
  const mine = and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, `${purpose}:${userId}`))
  const newest = db
    .select({ id: max(smsCodes.id) })
    .from(smsCodes)
    .where(mine)
  await db
    .update(smsCodes)
    .set({ usedAt: null })
    .where(and(mine, eq(smsCodes.id, newest)))
}

/** The refusal for a code that was not right; `extra.fields` names its field. */
export function codeRefusal(tried: TriedCode, field: 'sms_code' | 'old_sms_code'): Refusal | null {
  if (tried === 'right') return null
  const { code, message } = tried === 'wrong' ? accountRefusals.smsCodeWrong() : accountRefusals.smsCodeInvalid()
  return new Refusal(code, message, { fields: [field] })
}
