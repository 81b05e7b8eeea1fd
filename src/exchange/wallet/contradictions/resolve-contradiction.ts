import { and, eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { formatAmount } from '#lib/money.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { contradictoryPayments } from '../../db/schema/contradictory-payments.ts'
import { recharges } from '../../db/schema/payments.ts'
import { cashAccount, userAccount } from '../../ledger/accounts.ts'
import { postCovered } from '../../ledger/post.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { type Refusal, refusals, refuse } from '../../refusal.ts'
import { clearContradictions, isResolved } from './contradictions.ts'
import { contradictionMachine } from './states.ts'

type PaymentRow = typeof contradictoryPayments.$inferSelect

export interface Resolution {
  /** `book`: credits the payment to the person's balance. `refund`: it was refunded outside of the market. */
  event: 'book' | 'refund'
  /** For `book`, when no recharge tells whose payment it is. */
  userId: bigint | null
  by: string
  why: string
}

/**
 * Resolves a contradictory payment on behalf of the operators. A payment is booked only once: not if it has paid a
 * recharge, nor if it has been booked under another contradiction; whatever else is open about it is cleared too.
 */
export async function resolveContradiction(
  tx: Transaction,
  id: bigint,
  { event, userId, by, why }: Resolution,
): Promise<PaymentRow | Refusal> {
  const [found] = await tx.select().from(contradictoryPayments).where(eq(contradictoryPayments.id, id))
  if (!found) return refusals.notFound()
  // Lock recharges before their payments, as notices do; this includes the one that the trade may have paid.
  const concerned = await tx
    .select()
    .from(recharges)
    .where(eq(recharges.outTradeNo, found.outTradeNo))
    .orderBy(recharges.id)
    .for('update')
  const [payment] = await tx.select().from(contradictoryPayments).where(eq(contradictoryPayments.id, id)).for('update')
  const step = contradictionMachine.step(payment!.state, event, 'operator', undefined, new Date(0))
  if (!step.ok)
    return mistake(`payment ${id} is ${payment!.state} already, by ${payment!.by}: ${payment!.why}`, '该笔付款已处理。')
  const owner = concerned[0]?.userId ?? userId
  if (event === 'book') {
    const refusal = await book(tx, payment!, owner)
    if (refusal) return refusal
  }
  const [resolved] = await tx
    .update(contradictoryPayments)
    .set({ state: step.to, userId: event === 'book' ? owner : null, by, why, endedAt: databaseNow })
    .where(and(eq(contradictoryPayments.id, id), eq(contradictoryPayments.state, 'open')))
    .returning()
  if (!resolved) throw new Error(`payment ${id} was resolved while it was locked`)
  await clearContradictions(tx, resolved, { by, why, except: id })
  return resolved
}

async function book(tx: Transaction, payment: PaymentRow, userId: bigint | null): Promise<Refusal | null> {
  const { id, provider, tradeNo, amount } = payment
  if (payment.contradiction === 'other_merchant')
    return mistake('this payment went to another merchant: there is nothing to book', '该付款未到本商户账户。')
  if (amount === null || amount <= 0n) return mistake('the provider named no amount', '支付平台未给出金额。')
  if (userId === null) return mistake('nobody knows whose payment this is: name them by --user', '未知付款人。')
  const paid = and(eq(recharges.tradeNo, tradeNo), eq(recharges.provider, provider))
  if ((await tx.$count(recharges, paid)) > 0)
    return mistake('this payment has paid a recharge already', '该付款已用于充值。')
  if (await isResolved(tx, payment))
    return mistake('this payment has been booked or refunded already', '该付款已入账或已退款。')
  await postCovered(tx, [
    {
      reason: 'payment_booked',
      reference: `payment:${id}`,
      postings: [{ source: cashAccount(provider), destination: userAccount(userId, 'available'), amount }],
    },
  ])
  await sendMail(tx, userId, { kind: 'payment_booked', params: { amount: formatAmount(amount) } })
  return null
}

const mistake = (en: string, zhCn: string) => refuse(codes.stateConflict, en, zhCn)
