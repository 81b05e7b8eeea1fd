import { eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { shops } from '../../db/schema/shops.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { longestNickname, longestShopName, parseName } from '../../names/parse-name.ts'
import { isSignUpNickname, makeNickname } from '../../names/sign-up-nickname.ts'
import { act } from '../act.ts'
import type { OperatorCommand } from '../operator-command.ts'
import { findPerson } from '../read-input.ts'

const problemOf = (name: string, longest: number) => {
  const parsed = parseName(name, longest)
  return 'problem' in parsed ? parsed.problem : null
}

export const listNames: OperatorCommand = {
  name: 'names',
  about: 'list nicknames and shop names that nobody could choose today',
  words: [],
  usage: '',
  options: [],
  isAct: false,
  async run({ db, say }) {
    const people = await db.select({ id: users.id, name: users.nickname }).from(users).orderBy(users.id)
    const named = await db
      .select({ id: shops.ownerId, name: shops.name })
      .from(shops)
      .where(isNotNull(shops.name))
      .orderBy(shops.ownerId)
    const found = [
      ...people
        .filter(({ name }) => !isSignUpNickname(name))
        .map((one) => ({ ...one, what: 'nickname', problem: problemOf(one.name, longestNickname) })),
      ...named.map(({ id, name }) => ({ id, name: name!, what: 'shop', problem: problemOf(name!, longestShopName) })),
    ].filter(({ problem }) => problem !== null)
    for (const { id, name, what, problem } of found) say(`user:${id}  ${what}  "${name}"  ${problem}`)
    say(`${found.length} ${found.length === 1 ? 'name' : 'names'}`)
    return 0
  },
}

export const takeName: OperatorCommand = {
  name: 'take-name',
  about: 'take the nickname and the shop name from a person, who is told and may choose others',
  words: ['PHONE'],
  usage: '--why TEXT',
  options: [],
  isAct: true,
  async run(context, input) {
    const person = await findPerson(context, input.words[0])
    const nickname = makeNickname()
    const record = { command: 'take-name', subject: `user:${person.id}`, details: { from: person.nickname } }
    await act(context, input, record, (tx) => take(tx, person.id, nickname))
    context.say(`${person.phone} is called ${nickname} now`)
    return 0
  },
}

async function take(tx: Transaction, userId: bigint, nickname: string): Promise<'taken'> {
  await tx.update(users).set({ nickname }).where(eq(users.id, userId))
  await tx.update(shops).set({ name: null }).where(eq(shops.ownerId, userId))
  await sendMail(tx, userId, { kind: 'name_taken', params: { nickname } })
  return 'taken'
}
