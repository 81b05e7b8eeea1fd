import { formatAmount, parseAmount } from '#lib/money.ts'
import { issueCodes } from '../../activation-codes/commands/issue-codes.ts'
import { act } from '../act.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { countOf, needed } from '../read-input.ts'

const maxAmount = 10_000_00n

export const issueActivationCodes: OperatorCommand = {
  name: 'issue-codes',
  about: 'issue activation codes; they are shown once and never again',
  usage: '--batch NAME --count N --amount 10.00 --days N --why TEXT',
  options: ['batch', 'count', 'amount', 'days'],
  isAct: true,
  async run(context, input) {
    const text = needed(input, 'amount')
    if (!/^\d{1,6}\.\d{2}$/.test(text)) throw new OperatorMistake('--amount has two decimals, such as 10.00')
    const amount = parseAmount(text)
    if (amount <= 0n || amount > maxAmount)
      throw new OperatorMistake(`--amount is more than nothing and at most ${formatAmount(maxAmount)}`)
    const batch = {
      batch: needed(input, 'batch'),
      count: countOf(needed(input, 'count'), 1000, '--count'),
      amount,
      days: countOf(needed(input, 'days'), 3650, '--days'),
    }
    const details = { count: batch.count, amount: text, days: batch.days }
    const subject = `activation-codes:${batch.batch}`
    const issued = await act(context, input, { command: 'issue-codes', subject, details }, (tx) =>
      issueCodes(tx, context.settings.secretKey, batch),
    )
    for (const code of issued) context.say(code)
    return 0
  },
}
