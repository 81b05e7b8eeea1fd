import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { withdrawConfirm } from '#contract/wallet/withdrawals.ts'
import { findRestrictionRefusal } from '../../../accounts/restrictions.ts'
import { guessOwnCode } from '../../../accounts/sms-codes.ts'
import { transact } from '../../../db/transact.ts'
import type { SignedInContext } from '../../../http/context.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { lockPhone } from '../../../receiving-accounts/bindings.ts'
import { Refusal, refusals } from '../../../refusal.ts'
import { moveWithdrawal } from '../move-withdrawal.ts'
import { lockOwnWithdrawal } from '../own-withdrawal.ts'
import { payoutQueue, payoutSafetyMs } from '../payout.ts'
import { withdrawalView } from '../views.ts'

type Answer = CallAnswer<typeof withdrawConfirm>

/**
 * Confirms a withdrawal with the right SMS code: the payout goes through the outbox once this commits. A withdrawal
 * confirmed earlier is returned as it stands, so retrying after a lost answer is harmless.
 */
export async function confirmWithdrawal(
  { db, jobs, settings, caller: { userId } }: SignedInContext,
  { withdraw_id, sms_code }: CallRequest<typeof withdrawConfirm>,
): Promise<Answer | Refusal> {
  // Refusals are returned wrapped: a wrong attempt must count, so its transaction must not roll back.
  const outcome = await transact(db, async (tx): Promise<{ view: Answer } | { refusal: Refusal }> => {
    const phone = await lockPhone(tx, userId)
    const own = await lockOwnWithdrawal(tx, userId, withdraw_id)
    if (!own) return { refusal: refusals.notFound() }
    const { withdrawal, account, now } = own
    if (withdrawal.confirmedAt) return { view: withdrawalView(withdrawal, account) }
    const restriction = await findRestrictionRefusal(tx, userId, 'withdraw')
    if (restriction) return { refusal: restriction }
    const guess = { phone, purpose: `withdrawal:${withdrawal.id}`, code: sms_code } as const
    const refusal = await guessOwnCode(tx, settings, userId, guess)
    if (refusal) return { refusal }
    const moved = await moveWithdrawal(tx, own, {
      event: 'confirm',
      actor: 'user',
      dueAt: new Date(now.getTime() + payoutSafetyMs),
      set: { confirmedAt: now },
    })
    if (moved instanceof Refusal) return { refusal: moved }
    await enqueue(tx, jobs, payoutQueue, { withdrawal: withdrawal.id.toString() })
    return { view: withdrawalView(moved, account) }
  })
  if (outcome instanceof Refusal) return outcome
  return 'view' in outcome ? outcome.view : outcome.refusal
}
