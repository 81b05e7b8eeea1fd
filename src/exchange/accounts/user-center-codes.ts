import { and, eq, max } from 'drizzle-orm'
import type { UserCenterPurpose } from '#contract/accounts/user-security.ts'
import { smsCodes } from '../db/schema/accounts.ts'
import { transact } from '../db/transact.ts'
import type { SignedInContext } from '../http/context.ts'
import { Refusal } from '../refusal.ts'
import { guessOwnCode } from './sms-codes.ts'

/**
 * Tries a user's code in its own transaction, since a wrong attempt counts even if the command fails; null if it is
 * right. Commands with an idempotency key try it while preparing and refuse later: a repeat finds its code spent, but
 * gets the stored answer.
 */
export async function tryUserCenterCode(
  { db, settings, caller: { userId } }: SignedInContext,
  { phone, purpose, code }: { phone: string; purpose: UserCenterPurpose; code: string },
): Promise<Refusal | null> {
  const guess = { phone, purpose: `${purpose}:${userId}`, code } as const
  const outcome = await transact(db, async (tx) => ({ refusal: await guessOwnCode(tx, settings, userId, guess) }))
  return outcome instanceof Refusal ? outcome : outcome.refusal
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

/** The same refusal, whose `extra.fields` names the code's field. */
export const aboutField = ({ code, message, extra }: Refusal, field: 'sms_code' | 'old_sms_code'): Refusal =>
  new Refusal(code, message, { ...extra, fields: [field] })
