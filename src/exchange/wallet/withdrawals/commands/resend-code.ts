import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { withdrawResend } from '#contract/wallet/withdrawals.ts'
import { maskPhone } from '../../../accounts/queries.ts'
import type { Transaction } from '../../../db/connection.ts'
import { transact } from '../../../db/transact.ts'
import type { SignedInContext } from '../../../http/context.ts'
import { lockPhone } from '../../../receiving-accounts/bindings.ts'
import { Refusal, refusals } from '../../../refusal.ts'
import { walletRefusals } from '../../refusals.ts'
import { countCode, sendCode } from '../codes.ts'
import { lockOwnWithdrawal } from '../own-withdrawal.ts'
import { withdrawalMachine } from '../states.ts'

/** Sends another code for a withdrawal that can still be confirmed; only the newest code is valid. */
export async function resendCode(
  context: SignedInContext,
  { withdraw_id }: CallRequest<typeof withdrawResend>,
): Promise<CallAnswer<typeof withdrawResend> | Refusal> {
  const { db, caller } = context
  // Checked before the code counts as well, which can't be done in the transaction that sends it.
  const early = await transact(db, (tx) => lockUnconfirmed(tx, caller.userId, withdraw_id))
  if (early instanceof Refusal) return early
  const refusal = await countCode(context)
  if (refusal) return refusal
  return transact(db, async (tx) => {
    const sendable = await lockUnconfirmed(tx, caller.userId, withdraw_id)
    if (sendable instanceof Refusal) return sendable
    await sendCode(tx, context, sendable)
    return { phone: maskPhone(sendable.phone) }
  })
}

async function lockUnconfirmed(tx: Transaction, userId: bigint, withdrawId: string) {
  const phone = await lockPhone(tx, userId)
  const own = await lockOwnWithdrawal(tx, userId, withdrawId)
  if (!own) return refusals.notFound()
  const { withdrawal, now, account } = own
  const step = withdrawalMachine.step(withdrawal.state, 'confirm', 'user', withdrawal, now)
  return step.ok ? { withdrawal, phone, account } : walletRefusals.stateConflict(withdrawal.state, step.reason)
}
