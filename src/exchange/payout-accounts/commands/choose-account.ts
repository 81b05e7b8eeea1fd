import { and, eq } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { bind, PayoutAccount } from '#contract/wallet/receiving-accounts.ts'
import type { Transaction } from '../../db/connection.ts'
import { payoutAccounts } from '../../db/schema/payments.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { accountView, findAccount, holderOf } from '../accounts.ts'
import { lockPhone } from '../bindings.ts'

/** Makes a bound account the one that withdrawals go to unless another is named. */
export async function chooseAccount(
  tx: Transaction,
  { settings, caller: { userId } }: SignedInContext,
  { account_id }: CallRequest<typeof bind>,
): Promise<PayoutAccount | Refusal> {
  await lockPhone(tx, userId)
  const account = await findAccount(tx, userId, account_id)
  if (!account) return refusals.notFound()
  await tx
    .update(payoutAccounts)
    .set({ isDefault: false })
    .where(and(eq(payoutAccounts.userId, userId), payoutAccounts.isDefault))
  await tx.update(payoutAccounts).set({ isDefault: true }).where(eq(payoutAccounts.id, account.id))
  return accountView({ ...account, isDefault: true }, await holderOf(tx, settings, userId))
}
