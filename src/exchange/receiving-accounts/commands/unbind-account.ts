import { and, eq, inArray } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { unbind } from '#contract/wallet/receiving-accounts.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { receivingAccounts, withdrawals } from '../../db/schema/payments.ts'
import type { SignedInContext } from '../../http/context.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { findAccount, findAccounts } from '../accounts.ts'
import { lockPhone } from '../bindings.ts'
import { receivingAccountRefusals } from '../refusals.ts'

/**
 * Unbinds an account; a default is replaced by the newest of the others. Refused while a withdrawal to it is under way.
 */
export async function unbindAccount(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { account_id }: CallRequest<typeof unbind>,
): Promise<Record<string, never> | Refusal> {
  // A withdrawal starts under the same lock, so none slips in between.
  await lockPhone(tx, userId)
  const account = await findAccount(tx, userId, account_id)
  if (!account) return refusals.notFound()
  const underWay = and(
    eq(withdrawals.receivingAccountId, account.id),
    inArray(withdrawals.state, ['awaiting_confirmation', 'processing']),
  )
  if ((await tx.$count(withdrawals, underWay)) > 0) return receivingAccountRefusals.inUse()
  await tx
    .update(receivingAccounts)
    .set({ unboundAt: databaseNow, isDefault: false })
    .where(eq(receivingAccounts.id, account.id))
  const [next] = await findAccounts(tx, userId)
  if (account.isDefault && next)
    await tx.update(receivingAccounts).set({ isDefault: true }).where(eq(receivingAccounts.id, next.id))
  await sendMail(tx, userId, { kind: 'receiving_account_unbound', params: { account: account.masked } })
  return {}
}
