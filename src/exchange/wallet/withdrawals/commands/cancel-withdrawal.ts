import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { withdrawCancel } from '#contract/wallet/withdrawals.ts'
import type { Transaction } from '../../../db/connection.ts'
import type { SignedInContext } from '../../../http/context.ts'
import { lockPhone } from '../../../receiving-accounts/bindings.ts'
import { Refusal, refusals } from '../../../refusal.ts'
import { failWithdrawal } from './fail-withdrawal.ts'
import { lockOwnWithdrawal } from '../own-withdrawal.ts'
import { withdrawalView } from '../views.ts'

/** Cancels the person's own withdrawal before it is confirmed. */
export async function cancelWithdrawal(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { withdraw_id }: CallRequest<typeof withdrawCancel>,
): Promise<CallAnswer<typeof withdrawCancel> | Refusal> {
  await lockPhone(tx, userId)
  const own = await lockOwnWithdrawal(tx, userId, withdraw_id)
  if (!own) return refusals.notFound()
  const failed = await failWithdrawal(tx, own, { event: 'cancel', actor: 'user', failure: 'cancelled' })
  return failed instanceof Refusal ? failed : withdrawalView(failed, own.account)
}
