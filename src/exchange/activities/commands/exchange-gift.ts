import type { exchangeGift as call } from '#contract/activities.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { adjustmentsAccount, userAccount } from '../../ledger/accounts.ts'
import { postCovered } from '../../ledger/post.ts'
import { readBalances } from '../../ledger/read-balances.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { Refusal } from '../../refusal.ts'
import { grantGift } from '../grant-gift.ts'

/** S1.13 Pays an activity's gift, at the operators' expense, to a user who has done its steps. */
export async function exchangeGift(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { activity_id }: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call> | Refusal> {
  const gift = await grantGift(tx, { userId, activityId: BigInt(activity_id), kind: 'money' })
  if (gift instanceof Refusal) return gift
  await postCovered(tx, [
    {
      reason: 'gift',
      reference: `gift:${gift.id}`,
      postings: [{ source: adjustmentsAccount, destination: userAccount(userId, 'available'), amount: gift.amount }],
    },
  ])
  const amount = formatAmount(gift.amount)
  await sendMail(tx, userId, { kind: 'gift_granted', subjectId: gift.activityId, params: { amount } })
  const { available } = await readBalances(tx, userId)
  return {
    gift_id: gift.id.toString(),
    amount,
    balance: formatAmount(available),
    granted_at: seconds(gift.grantedAt),
  }
}
