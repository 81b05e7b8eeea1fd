import { type RestrictionKind, restrictionKind } from '#contract/accounts/user.ts'
import { liftRestriction } from '../../moderation/commands/lift-restriction.ts'
import { restrictUser } from '../../moderation/commands/restrict-user.ts'
import { act } from '../act.ts'
import type { OperatorCommand, OperatorContext, OperatorInput } from '../operator-command.ts'
import { countOf, findPerson, needed, oneOf } from '../read-input.ts'

const kindOf = (input: OperatorInput) => oneOf(needed(input, 'kind'), restrictionKind.options, '--kind')

async function restrict(context: OperatorContext, input: OperatorInput, kind: RestrictionKind): Promise<number> {
  const { by, words, options } = input
  const person = await findPerson(context, words[0])
  const days = options.days === undefined ? null : countOf(options.days, 3650, '--days')
  // What the person reads. `--why` may name others, and stays with the operators.
  const [reason, reasonZh] = [needed(input, 'text-en'), needed(input, 'text-zh')]
  const order = { userId: person.id, kind, seconds: days === null ? null : days * 86_400, reason, reasonZh, by }
  const record = { command: 'ban', subject: `user:${person.id}`, details: { kind, days, told: reason } }
  await act(context, input, record, (tx) => restrictUser(tx, order))
  const until = days === null ? 'until it is lifted' : `for ${days} ${days === 1 ? 'day' : 'days'}`
  context.say(`${person.phone} is ${kind} ${until}`)
  return 0
}

export const ban: OperatorCommand = {
  name: 'ban',
  about: `restrict a person, who is told the text: ${restrictionKind.options.join(', ')}`,
  words: ['PHONE'],
  usage: '--kind KIND [--days N] --text-en … --text-zh … --why TEXT',
  options: ['kind', 'days', 'text-en', 'text-zh'],
  isAct: true,
  run: (context, input) => restrict(context, input, kindOf(input)),
}

export const freeze: OperatorCommand = {
  name: 'freeze',
  about: 'freeze an account, whose owner is told the text: it is signed out and can change nothing',
  words: ['PHONE'],
  usage: '[--days N] --text-en … --text-zh … --why TEXT',
  options: ['days', 'text-en', 'text-zh'],
  isAct: true,
  run: (context, input) => restrict(context, input, 'frozen'),
}

export const unban: OperatorCommand = {
  name: 'unban',
  about: 'lift a restriction before its time',
  words: ['PHONE'],
  usage: '--kind KIND --why TEXT',
  options: ['kind'],
  isAct: true,
  async run(context, input) {
    const { by, why, words } = input
    const kind = kindOf(input)
    const person = await findPerson(context, words[0])
    await act(context, input, { command: 'unban', subject: `user:${person.id}`, details: { kind } }, (tx) =>
      liftRestriction(tx, { userId: person.id, kind, reason: why, by }),
    )
    context.say(`${person.phone} is no longer ${kind}`)
    return 0
  },
}
