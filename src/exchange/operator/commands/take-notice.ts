import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { shops } from '../../db/schema/shops.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { act } from '../act.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { findPerson } from '../read-input.ts'

export const takeNotice: OperatorCommand = {
  name: 'take-notice',
  about: 'take the announcement off a person’s shop; they are told, and may write another',
  words: ['PHONE'],
  usage: '--why TEXT',
  options: [],
  isAct: true,
  async run(context, input) {
    const { id: userId, phone } = await findPerson(context, input.words[0])
    const [shop] = await context.db.select({ notice: shops.notice }).from(shops).where(eq(shops.ownerId, userId))
    const notice = shop?.notice
    if (notice == null) throw new OperatorMistake(`the shop of ${phone} has no announcement`)
    const record = { command: 'take-notice', subject: `user:${userId}`, details: { from: notice } }
    await act(context, input, record, (tx) => take(tx, userId, notice))
    context.say(`the shop of ${phone} no longer has the announcement "${notice}"`)
    return 0
  },
}

/** The notice must still be the one that goes on record. */
async function take(tx: Transaction, userId: bigint, notice: string): Promise<'taken'> {
  const taken = await tx
    .update(shops)
    .set({ notice: null })
    .where(and(eq(shops.ownerId, userId), eq(shops.notice, notice)))
    .returning({ ownerId: shops.ownerId })
  if (taken.length === 0) throw new OperatorMistake('the announcement has just changed: look at it again')
  await sendMail(tx, userId, { kind: 'notice_taken' })
  return 'taken'
}
