import { and, eq } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { bind, ReceivingAccount } from '#contract/wallet/receiving-accounts.ts'
import type { Transaction } from '../../db/connection.ts'
import { receivingAccounts } from '../../db/schema/payments.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { accountView, findAccount, holderOf } from '../accounts.ts'
import { lockPhone } from '../bindings.ts'

/** Makes a bound account the default for withdrawals. */
export async function chooseAccount(
  tx: Transaction,
  { settings, caller: { userId } }: SignedInContext,
  { account_id }: CallRequest<typeof bind>,
): Promise<ReceivingAccount | Refusal> {
  await lockPhone(tx, userId)
  const account = await findAccount(tx, userId, account_id)
  if (!account) return refusals.notFound()
  await tx
    .update(receivingAccounts)
    .set({ isDefault: false })
    .where(and(eq(receivingAccounts.userId, userId), receivingAccounts.isDefault))
  await tx.update(receivingAccounts).set({ isDefault: true }).where(eq(receivingAccounts.id, account.id))
  return accountView({ ...account, isDefault: true }, await holderOf(tx, settings, userId))
}
