import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { users } from '../../db/schema/accounts.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { withdrawals } from '../../db/schema/payments.ts'
import type { Transaction } from '../../db/connection.ts'
import { Refusal, refusals } from '../../refusal.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { giveUpPayout, recordPayout } from '../../wallet/withdrawals/commands/end-payout.ts'
import { lockWithdrawal, type WithdrawalRow } from '../../wallet/withdrawals/move-withdrawal.ts'
import { act } from '../act.ts'
import type { TransferStatus } from '../../ports/payment.ts'
import { type OperatorCommand, type OperatorContext, OperatorMistake } from '../operator-command.ts'
import { idOf, needed, oneOf } from '../read-input.ts'

/** By then the market has asked the provider five times. Younger payouts may still be in flight. */
const stuckAfter = sql`interval '15 minutes'`
const isStuck = and(
  eq(withdrawals.state, 'processing'),
  lt(withdrawals.confirmedAt, sql`${databaseNow} - ${stuckAfter}`),
)
const outcomes = ['paid', 'failed'] as const

export const listPayouts: OperatorCommand = {
  name: 'stuck-payouts',
  about: 'list the payouts that the provider has left open for more than 15 minutes, with the number it knows them by',
  words: [],
  usage: '',
  options: [],
  isAct: false,
  async run({ db, say }) {
    const rows = await db
      .select({ withdrawal: withdrawals, phone: users.phone })
      .from(withdrawals)
      .innerJoin(users, eq(users.id, withdrawals.userId))
      .where(isStuck)
      .orderBy(asc(withdrawals.id))
    for (const { withdrawal, phone } of rows) {
      const { id, provider, outBizNo, amount, fee, attempts, confirmedAt } = withdrawal
      say(
        `${id}  ${confirmedAt!.toISOString()}  ${phone}  ${formatAmount(amount - fee)}  ${provider} ${outBizNo}  asked for ${attempts} times`,
      )
    }
    say(`${rows.length} stuck`)
    return 0
  },
}

export const settlePayout: OperatorCommand = {
  name: 'settle-payout',
  about: 'end a stuck payout as the provider says that it stands: paid, or failed with the money back to its owner',
  words: ['ID'],
  usage: '--as failed | --as paid --transfer NUMBER, --why TEXT',
  options: ['as', 'transfer'],
  isAct: true,
  async run(context, input) {
    const id = idOf(input.words[0], 'a withdrawal')
    const outcome = oneOf(needed(input, 'as'), outcomes, '--as')
    if (outcome === 'failed' && input.options.transfer !== undefined)
      throw new OperatorMistake('--transfer is for payouts that have arrived')
    const given = outcome === 'paid' ? needed(input, 'transfer') : null
    const [found] = await context.db
      .select({ withdrawal: withdrawals, isStuck: sql<boolean>`${isStuck}` })
      .from(withdrawals)
      .where(eq(withdrawals.id, id))
    if (!found) throw new OperatorMistake(`there is no withdrawal ${id}`)
    const { state, attempts, outBizNo } = found.withdrawal
    // Idempotent: a repeated command changes nothing.
    if (state !== outcome) {
      if (state !== 'processing')
        throw new OperatorMistake(`withdrawal ${id} is ${state}: there is no payout to settle`)
      // The provider has not heard of one that was never sent, so there is nothing to wait for.
      if (!found.isStuck && attempts > 0)
        throw new OperatorMistake(
          `withdrawal ${id} was confirmed less than 15 minutes ago: the market is still polling the provider; try again later`,
        )
      if (outcome === 'paid' && attempts === 0)
        throw new OperatorMistake(`withdrawal ${id} was never sent: the provider can't have paid it`)
      const status = attempts > 0 ? await askProvider(context, outBizNo) : ({ state: 'not_found' } as const)
      if (given === null) mustNotBePaid(status, outBizNo)
      const transferNo = given === null ? null : numberOf(status, found.withdrawal, given)
      const record = { command: 'settle-payout', subject: `withdrawal:${id}`, details: { as: outcome, transferNo } }
      await act(context, input, record, (tx) =>
        transferNo === null ? giveUp(tx, found.withdrawal) : arrive(tx, id, transferNo),
      )
    }
    context.say(`withdrawal ${id} is ${outcome}`)
    return 0
  },
}

/** Once a payout was sent, the provider knows its outcome; null while it is silent. */
async function askProvider({ payment }: OperatorContext, outBizNo: string): Promise<TransferStatus | null> {
  if (!payment) throw new OperatorMistake('the provider of the demo answers while the market runs: start it first')
  return payment.findTransfer(outBizNo).catch((error: unknown) => {
    if (error instanceof ServiceUnavailable) return null
    throw error
  })
}

/** Anything but a refusal or no record of it rules out giving it up. */
function mustNotBePaid(status: TransferStatus | null, outBizNo: string): void {
  if (!status) throw new OperatorMistake('the provider does not answer, so nothing is known: try again later')
  if (status.state === 'paid')
    throw new OperatorMistake(`the provider says that ${outBizNo} is paid, as ${status.transferNo}`)
  if (status.state === 'under_way') throw new OperatorMistake(`the provider has ${outBizNo}, and leaves it open`)
}

/** The number of a payout that has arrived: the provider's own, and the given one only while it does not decide. */
function numberOf(status: TransferStatus | null, { outBizNo, amount, fee }: WithdrawalRow, given: string): string {
  if (status?.state === 'not_found') throw new OperatorMistake(`the provider has no record of ${outBizNo}`)
  if (status?.state === 'refused') throw new OperatorMistake(`the provider has refused ${outBizNo}`)
  if (status?.state !== 'paid') return given
  const due = amount - fee
  if (status.amount !== null && status.amount !== due)
    throw new OperatorMistake(
      `the provider says that ${outBizNo} paid ${formatAmount(status.amount)}, not ${formatAmount(due)}`,
    )
  return status.transferNo
}

/** The provider's answer covers only the attempts made so far: a later one needs another query. */
async function giveUp(tx: Transaction, { id, attempts }: WithdrawalRow): Promise<WithdrawalRow> {
  const locked = await lockWithdrawal(tx, id)
  if (locked?.withdrawal.attempts !== attempts)
    throw new OperatorMistake(`withdrawal ${id} was sent once more meanwhile: try again`)
  const failed = await giveUpPayout(tx, locked)
  if (failed instanceof Refusal) throw new OperatorMistake(`withdrawal ${id}: ${String(failed.extra?.reason)}`)
  return failed
}

async function arrive(tx: Transaction, id: bigint, transferNo: string): Promise<WithdrawalRow | Refusal> {
  const locked = await lockWithdrawal(tx, id)
  return locked ? recordPayout(tx, locked, { actor: 'operator', transferNo }) : refusals.notFound()
}
