import { invariants } from '../../reconcile/invariants.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import type { OperatorCommand } from '../operator-command.ts'

export const checkBooks: OperatorCommand = {
  name: 'reconcile',
  about: 'check the books: every invariant, on the live database',
  words: [],
  usage: '',
  options: [],
  isAct: false,
  async run({ db, say }) {
    const violations = await reconcile(db)
    for (const { invariant, subject, problem } of violations)
      say(`BROKEN ${invariant.number} ${invariant.name}: ${subject}: ${problem}`)
    say(`${invariants.length} checks, ${violations.length} violations`)
    return violations.length === 0 ? 0 : 1
  },
}
