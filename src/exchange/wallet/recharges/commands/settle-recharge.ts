import { formatAmount } from '#lib/money.ts'
import type { Transaction } from '../../../db/connection.ts'
import type { NoticeOutcome } from '../../../db/schema/payments.ts'
import { cashAccount, userAccount } from '../../../ledger/accounts.ts'
import { postCovered } from '../../../ledger/post.ts'
import { sendMail } from '../../../mail/send-mail.ts'
import { clearContradictions, isResolved } from '../../contradictions/contradictions.ts'
import { type LockedRecharge, moveRecharge } from '../move-recharge.ts'

/**
 * Books a payment that the provider vouches for. It must be for exactly the amount that was asked for, to the fen, and
 * counts once: anything else changes nothing.
 *
 * @param amount fen.
 * @returns the outcome.
 */
export async function settleRecharge(
  tx: Transaction,
  locked: LockedRecharge,
  { tradeNo, amount }: { tradeNo: string; amount: bigint | null },
): Promise<NoticeOutcome> {
  const { recharge } = locked
  if (recharge.state === 'paid' && recharge.tradeNo !== tradeNo) return 'paid_twice'
  if (amount !== recharge.amount) return 'other_amount'
  if (recharge.state === 'paid') return 'repeated'
  if (recharge.state === 'closed') return 'late'
  if (await isResolved(tx, { provider: recharge.provider, tradeNo })) return 'repeated'
  const { id, userId, provider } = await moveRecharge(tx, locked, { event: 'pay', actor: 'provider', tradeNo })
  await postCovered(tx, [
    {
      reason: 'recharge_paid',
      reference: `recharge:${id}`,
      postings: [{ source: cashAccount(provider), destination: userAccount(userId, 'available'), amount }],
    },
  ])
  await clearContradictions(tx, { provider, tradeNo }, { by: 'system', why: `it has paid recharge ${id}` })
  await sendMail(tx, userId, { kind: 'recharge_paid', subjectId: id, params: { amount: formatAmount(amount) } })
  return 'paid'
}
