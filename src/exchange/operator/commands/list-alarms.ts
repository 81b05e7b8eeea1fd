import { readLastCheck } from '../../reconcile/daily-check.ts'
import type { OperatorCommand } from '../operator-command.ts'

export const listAlarms: OperatorCommand = {
  name: 'alarms',
  about: 'show what the daily check of the books found last',
  words: [],
  usage: '',
  options: [],
  isAct: false,
  async run({ db, say }) {
    const check = await readLastCheck(db)
    if (!check) {
      say('the books have not been checked yet: the workers do so once a day')
      return 1
    }
    for (const { invariant, name, subject, problem } of check.first)
      say(`BROKEN ${invariant} ${name}: ${subject}: ${problem}`)
    say(`checked ${check.at}: ${check.violations} violations`)
    if (check.isStale) say('that was too long ago: is there a process with AMBER_WORKERS=on?')
    return check.violations > 0 || check.isStale ? 1 : 0
  },
}
