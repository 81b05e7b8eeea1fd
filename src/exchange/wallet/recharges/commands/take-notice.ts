import type { Transaction } from '../../../db/connection.ts'
import { transact } from '../../../db/transact.ts'
import { type NoticeOutcome, paymentNotices } from '../../../db/schema/payments.ts'
import { logger } from '../../../log.ts'
import type { PaymentNotice } from '../../../ports/payment.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { keepContradiction } from '../../contradictions/contradictions.ts'
import { lockRecharge, type LockedRecharge } from '../move-recharge.ts'
import { settleRecharge } from './settle-recharge.ts'

/**
 * Processes a provider's payment notice. One with a wrong signature changes nothing and is not kept; for all others the
 * outcome is recorded. A payment that contradicts what was asked for waits for an operator: repeating its notice would
 * add nothing.
 *
 * @returns whether it is kept, so that the provider may stop repeating it.
 */
export async function takeNotice(
  { db, payment }: Pick<Services, 'db' | 'payment'>,
  form: URLSearchParams,
): Promise<boolean> {
  const notice = await payment.readNotice(form)
  if (!notice || (!notice.isOurs && notice.status !== 'paid')) {
    logger.warn({ isSigned: notice !== null }, 'a payment notice that is forged or not ours')
    return false
  }
  const kept = await transact(db, async (tx) => {
    const locked = await lockRecharge(tx, notice)
    const came = await outcomeOf(tx, notice, locked)
    const record = recordOf(notice)
    await tx.insert(paymentNotices).values({ ...record, outcome: came })
    const { provider, outTradeNo, tradeNo } = record
    const payment = { provider, outTradeNo, tradeNo, amount: notice.amount }
    await keepContradiction(tx, payment, { outcome: came, rechargeId: locked?.recharge.id ?? null })
    return came
  })
  if (kept instanceof Refusal) throw new Error(kept.message.en)
  return true
}

async function outcomeOf(
  tx: Transaction,
  notice: PaymentNotice,
  locked: LockedRecharge | null,
): Promise<NoticeOutcome> {
  if (notice.status !== 'paid') return 'no_payment'
  if (!notice.isOurs) return 'other_merchant'
  return locked ? settleRecharge(tx, locked, notice) : 'unknown'
}

const recordOf = ({ outTradeNo, tradeNo, amountText, statusText }: PaymentNotice) => ({
  provider: 'alipay' as const,
  outTradeNo: outTradeNo.slice(0, 64),
  tradeNo: tradeNo.slice(0, 64),
  amount: amountText?.slice(0, 32) ?? null,
  status: statusText.slice(0, 32),
})
