import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { withdrawResend } from '#contract/wallet/withdrawals.ts'
import { maskPhone } from '../../../accounts/queries.ts'
import { transact } from '../../../db/transact.ts'
import type { SignedInContext } from '../../../http/context.ts'
import { lockPhone } from '../../../receiving-accounts/bindings.ts'
import { type Refusal, refusals } from '../../../refusal.ts'
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
  const refusal = await countCode(context)
  if (refusal) return refusal
  return transact(db, async (tx) => {
    const phone = await lockPhone(tx, caller.userId)
    const own = await lockOwnWithdrawal(tx, caller.userId, withdraw_id)
    if (!own) return refusals.notFound()
    const { withdrawal, now, account } = own
    const step = withdrawalMachine.step(withdrawal.state, 'confirm', 'user', withdrawal, now)
    if (!step.ok) return walletRefusals.stateConflict(withdrawal.state, step.reason)
    await sendCode(tx, context, { withdrawal, phone, account })
    return { phone: maskPhone(phone) }
  })
}
