import { asc, eq } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { users } from '../../db/schema/accounts.ts'
import { contradictoryPayments } from '../../db/schema/contradictory-payments.ts'
import { recharges } from '../../db/schema/payments.ts'
import { resolveContradiction } from '../../wallet/contradictions/resolve-contradiction.ts'
import { act } from '../act.ts'
import { type OperatorCommand, type OperatorContext, type OperatorInput, OperatorMistake } from '../operator-command.ts'
import { checkName, findPerson, idOf, needed, oneOf } from '../read-input.ts'

const shown = 200
const events = { booked: 'book', refunded: 'refund' } as const

export const payments: OperatorCommand = {
  name: 'payments',
  about: 'list the payments that contradict what was asked for (all: resolved ones, too), or resolve one',
  words: ['list|resolve', '[all|ID]'],
  usage: '[--as booked|refunded [--user PHONE] --why TEXT]',
  options: ['as', 'user', 'by', 'why'],
  isAct: false,
  async run(context, input) {
    const [what, word] = input.words
    if (what === 'list') return list(context, word !== undefined && oneOf(word, ['all'], 'what to list') === 'all')
    if (what === 'resolve') return resolve(context, input, idOf(word, 'a payment'))
    throw new OperatorMistake('say list or resolve')
  },
}

async function list({ db, say }: OperatorContext, isAll: boolean): Promise<number> {
  const rows = await db
    .select({ payment: contradictoryPayments, phone: users.phone, asked: recharges.amount, state: recharges.state })
    .from(contradictoryPayments)
    .leftJoin(recharges, eq(recharges.id, contradictoryPayments.rechargeId))
    .leftJoin(users, eq(users.id, recharges.userId))
    .where(isAll ? undefined : eq(contradictoryPayments.state, 'open'))
    .orderBy(asc(contradictoryPayments.id))
    .limit(shown)
  for (const { payment, phone, asked, state } of rows) {
    const paid = payment.amount === null ? 'an unreadable amount' : formatAmount(payment.amount)
    const recharge =
      asked === null ? 'no recharge' : `recharge ${payment.rechargeId} of ${formatAmount(asked)}, ${state}, ${phone}`
    const end = payment.state === 'open' ? '' : `  by ${payment.by}: ${payment.why}`
    say(
      `${payment.id}  ${payment.at.toISOString()}  ${payment.contradiction}  ${paid}  ${payment.provider} ${payment.tradeNo}  ${recharge}  ${payment.state}${end}`,
    )
  }
  say(`${rows.length} ${isAll ? 'in all' : 'to resolve'}`)
  return 0
}

async function resolve(context: OperatorContext, input: OperatorInput, id: bigint): Promise<number> {
  const outcome = oneOf(needed(input, 'as'), ['booked', 'refunded'], '--as')
  const why = needed(input, 'why')
  const by = input.options.by ?? input.by
  checkName(by)
  const [payment] = await context.db.select().from(contradictoryPayments).where(eq(contradictoryPayments.id, id))
  if (!payment) throw new OperatorMistake(`there is no payment ${id}`)
  // Idempotent: a repeated command changes nothing.
  if (payment.state !== outcome) {
    const person = input.options.user === undefined ? null : await findPerson(context, input.options.user)
    if (person && (payment.rechargeId !== null || outcome === 'refunded'))
      throw new OperatorMistake('--user is for booking a payment that belongs to no recharge')
    const resolution = { event: events[outcome], userId: person?.id ?? null, by, why }
    const record = { command: 'resolve-payment', subject: `payment:${id}`, details: { as: outcome } }
    await act(context, { by, why }, record, (tx) => resolveContradiction(tx, id, resolution))
  }
  context.say(`payment ${id} is ${outcome}`)
  return 0
}
