import { sql } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { isBatchIssued, issueCodes } from '../../activation-codes/commands/issue-codes.ts'
import { revokeCodes } from '../../activation-codes/commands/revoke-codes.ts'
import { act } from '../act.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { countOf, giftAmountOf, needed } from '../read-input.ts'

/** The most codes that one command issues. */
export const maxCodes = 1000

export const issueActivationCodes: OperatorCommand = {
  name: 'issue-codes',
  about: 'issue activation codes; they are shown once and never again',
  words: [],
  usage: '--batch NAME --count N --amount 10.00 --days N --why TEXT',
  options: ['batch', 'count', 'amount', 'days'],
  isAct: true,
  async run(context, input) {
    const days = countOf(needed(input, 'days'), 3650, '--days')
    const batch = {
      batch: needed(input, 'batch'),
      count: countOf(needed(input, 'count'), maxCodes, '--count'),
      amount: giftAmountOf(input, 'amount'),
      expiresAt: sql`amber_now() + make_interval(days => ${days})`,
    }
    const details = { count: batch.count, amount: formatAmount(batch.amount), days }
    const subject = `activation-codes:${batch.batch}`
    const issued = await act(context, input, { command: 'issue-codes', subject, details }, async (tx) => {
      // Whoever repeats the command because its codes were lost would issue the money twice.
      if (await isBatchIssued(tx, batch.batch)) throw new OperatorMistake(`codes were issued as ${batch.batch} already`)
      return issueCodes(tx, context.settings.secretKey, batch)
    })
    for (const code of issued) context.say(code)
    return 0
  },
}

export const revokeActivationCodes: OperatorCommand = {
  name: 'revoke-codes',
  about: 'expire the codes of a batch that nobody has redeemed; redeemed ones keep their worth',
  words: [],
  usage: '--batch NAME --why TEXT',
  options: ['batch'],
  isAct: true,
  async run(context, input) {
    const batch = needed(input, 'batch')
    const subject = `activation-codes:${batch}`
    const count = await act(context, input, { command: 'revoke-codes', subject }, async (tx) => {
      const revoked = await revokeCodes(tx, batch)
      if (revoked === null) throw new OperatorMistake(`no codes were issued as ${batch}`)
      return revoked
    })
    context.say(`codes revoked: ${count}`)
    return 0
  },
}
