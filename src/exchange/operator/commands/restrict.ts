import { type RestrictionKind, restrictionKind } from '#contract/accounts/user.ts'
import { liftRestriction } from '../../moderation/commands/lift-restriction.ts'
import { restrictUser } from '../../moderation/commands/restrict-user.ts'
import { act } from '../act.ts'
import type { OperatorCommand, OperatorContext, OperatorInput } from '../operator-command.ts'
import { countOf, findPerson, needed, oneOf } from '../read-input.ts'

const kindOf = (input: OperatorInput) => oneOf(needed(input, 'kind'), restrictionKind.options, '--kind')

async function restrict(context: OperatorContext, input: OperatorInput, kind: RestrictionKind): Promise<number> {
  const { by, why, words, options } = input
  const person = await findPerson(context, words[0])
  const days = options.days === undefined ? null : countOf(options.days, 3650, '--days')
  const order = { userId: person.id, kind, seconds: days === null ? null : days * 86_400, reason: why, by }
  const subject = `user:${person.id}`
  await act(context, input, { command: 'ban', subject, details: { kind, days } }, (tx) => restrictUser(tx, order))
  const until = days === null ? 'until it is lifted' : `for ${days} ${days === 1 ? 'day' : 'days'}`
  context.say(`${person.phone} is ${kind} ${until}`)
  return 0
}

export const ban: OperatorCommand = {
  name: 'ban',
  about: `restrict a person: ${restrictionKind.options.join(', ')}`,
  words: ['PHONE'],
  usage: '--kind KIND [--days N] --why TEXT',
  options: ['kind', 'days'],
  isAct: true,
  run: (context, input) => restrict(context, input, kindOf(input)),
}

export const freeze: OperatorCommand = {
  name: 'freeze',
  about: 'freeze an account: it is signed out and can change nothing',
  words: ['PHONE'],
  usage: '[--days N] --why TEXT',
  options: ['days'],
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
