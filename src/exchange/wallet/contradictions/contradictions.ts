import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { type Contradiction, contradictoryPayments } from '../../db/schema/contradictory-payments.ts'
import type { NoticeOutcome, PaymentProvider } from '../../db/schema/payments.ts'
import { logger } from '../../log.ts'

/** A payment at the provider. */
export interface Payment {
  provider: PaymentProvider
  tradeNo: string
  outTradeNo: string
  /** Fen; null if the provider's text is not an amount. */
  amount: bigint | null
}

const contradictions: ReadonlySet<NoticeOutcome> = new Set<Contradiction>([
  'other_amount',
  'late',
  'paid_twice',
  'unknown',
  'other_merchant',
])

/** Records a payment that contradicts what was asked for, for operators to resolve; repeated notices are kept once. */
export async function keepContradiction(
  tx: Transaction,
  payment: Payment,
  { outcome, rechargeId }: { outcome: NoticeOutcome; rechargeId: bigint | null },
): Promise<void> {
  if (!isContradiction(outcome)) return
  const kept = await tx
    .insert(contradictoryPayments)
    .values({ ...payment, contradiction: outcome, rechargeId })
    .onConflictDoNothing()
    .returning({ id: contradictoryPayments.id })
  for (const { id } of kept) logger.error({ payment: id, outcome }, 'a payment that contradicts what was asked for')
}

const isContradiction = (outcome: NoticeOutcome): outcome is Contradiction => contradictions.has(outcome)

/** Whether operators have dealt with a payment: its money is then not booked again, whatever the provider reports. */
export async function isResolved(tx: Transaction, { provider, tradeNo }: Pick<Payment, 'provider' | 'tradeNo'>) {
  const resolved = and(ofPayment({ provider, tradeNo }), inArray(contradictoryPayments.state, ['booked', 'refunded']))
  return (await tx.$count(contradictoryPayments, resolved)) > 0
}

/**
 * Clears everything else that is open about a payment whose money has been booked. The caller holds the lock on its
 * recharge, if it has one.
 */
export async function clearContradictions(
  tx: Transaction,
  payment: Pick<Payment, 'provider' | 'tradeNo'>,
  { by, why, except }: { by: string; why: string; except?: bigint },
): Promise<void> {
  await tx
    .update(contradictoryPayments)
    .set({ state: 'cleared', by, why, endedAt: databaseNow })
    .where(
      and(
        ofPayment(payment),
        eq(contradictoryPayments.state, 'open'),
        except === undefined ? undefined : ne(contradictoryPayments.id, except),
      ),
    )
}

const ofPayment = ({ provider, tradeNo }: Pick<Payment, 'provider' | 'tradeNo'>) =>
  and(eq(contradictoryPayments.tradeNo, tradeNo), eq(contradictoryPayments.provider, provider))
