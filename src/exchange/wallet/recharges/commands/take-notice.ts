import { transact } from '../../../db/transact.ts'
import { type NoticeOutcome, paymentNotices } from '../../../db/schema/payments.ts'
import { logger } from '../../../log.ts'
import type { PaymentNotice } from '../../../ports/payment.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { lockRecharge } from '../move-recharge.ts'
import { settleRecharge } from './settle-recharge.ts'

/** Outcomes after which the provider need not tell again; the others are for somebody to look into. */
const understood: readonly NoticeOutcome[] = ['paid', 'repeated', 'late', 'no_payment']

/**
 * Takes a provider's notice of a payment. One whose signature is wrong, or that is meant for another merchant, changes
 * nothing and is not kept; of the others the record says what came of them.
 *
 * @returns whether the provider may stop telling.
 */
export async function takeNotice(
  { db, payment }: Pick<Services, 'db' | 'payment'>,
  form: URLSearchParams,
): Promise<boolean> {
  const notice = await payment.readNotice(form)
  if (!notice?.isOurs) {
    logger.warn({ isSigned: notice !== null }, 'a payment notice that is forged or not ours')
    return false
  }
  const outcome = await transact(db, async (tx) => {
    const locked = await lockRecharge(tx, notice)
    const came = !locked
      ? 'unknown'
      : notice.status === 'paid'
        ? await settleRecharge(tx, locked, notice)
        : 'no_payment'
    await tx.insert(paymentNotices).values({ ...recordOf(notice), outcome: came })
    return came
  })
  if (outcome instanceof Refusal) throw new Error(outcome.message.en)
  if (outcome !== 'paid' && outcome !== 'repeated' && outcome !== 'no_payment')
    logger.error({ outTradeNo: notice.outTradeNo, outcome }, 'a payment that needs looking into')
  return understood.includes(outcome)
}

const recordOf = ({ outTradeNo, tradeNo, amountText, statusText }: PaymentNotice) => ({
  provider: 'alipay' as const,
  outTradeNo: outTradeNo.slice(0, 64),
  tradeNo: tradeNo.slice(0, 64),
  amount: amountText?.slice(0, 32) ?? null,
  status: statusText.slice(0, 32),
})
