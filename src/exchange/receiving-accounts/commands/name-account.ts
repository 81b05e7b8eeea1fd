import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { bindNext } from '#contract/wallet/receiving-accounts.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { receivingAccounts, receivingAccountBindings } from '../../db/schema/payments.ts'
import type { SignedInContext } from '../../http/context.ts'
import { findRealName, maskName } from '../../real-name/real-names.ts'
import { realNameRefusals } from '../../real-name/refusals.ts'
import type { Refusal } from '../../refusal.ts'
import { maxAccounts, sealAccount } from '../accounts.ts'
import { bindingLifetime, bindingView, lockPhone } from '../bindings.ts'
import { receivingAccountRefusals } from '../refusals.ts'

type Request = CallRequest<typeof bindNext>

export async function countBinding({ db, caller }: SignedInContext): Promise<Refusal | null> {
  return consumeLimits(db, [[limits.bindingByUser, String(caller.userId)]])
}

/** Step 1 of binding: names the account. The person must be verified, and must not have bound it yet. */
export async function nameAccount(
  tx: Transaction,
  { settings, caller: { userId } }: SignedInContext,
  { account }: Request,
): Promise<CallAnswer<typeof bindNext> | Refusal> {
  const phone = await lockPhone(tx, userId)
  const person = await findRealName(tx, settings.secretKey, userId)
  if (!person) return realNameRefusals.needed()
  const sealed = sealAccount(settings.secretKey, userId, account)
  const bound = await tx
    .select({ accountHash: receivingAccounts.accountHash })
    .from(receivingAccounts)
    .where(and(eq(receivingAccounts.userId, userId), isNull(receivingAccounts.unboundAt)))
  if (bound.some(({ accountHash }) => accountHash === sealed.accountHash)) return receivingAccountRefusals.bound()
  if (bound.length >= maxAccounts) return receivingAccountRefusals.full(maxAccounts)
  const [binding] = await tx
    .insert(receivingAccountBindings)
    .values({
      userId,
      provider: 'alipay',
      ...sealed,
      expiresAt: sql`${databaseNow} + make_interval(secs => ${bindingLifetime})`,
    })
    .returning()
  return bindingView(binding!, maskName(person.name), phone)
}
