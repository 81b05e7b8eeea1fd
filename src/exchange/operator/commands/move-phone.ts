import { eq } from 'drizzle-orm'
import { movePhone as moveTo } from '../../accounts/move-phone.ts'
import { smsQueue } from '../../accounts/workers/send-sms.ts'
import { users } from '../../db/schema/accounts.ts'
import { act } from '../act.ts'
import { openQueue } from '../open-queue.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { findPerson, phoneOf } from '../read-input.ts'

export const movePhone: OperatorCommand = {
  name: 'move-phone',
  about:
    'give an account whose owner has lost their phone a new number; sessions end, the password goes, and the old number is told',
  words: ['PHONE'],
  usage: '--to PHONE --why TEXT',
  options: ['to'],
  isAct: true,
  async run(context, input) {
    const { id: userId, phone: from } = await findPerson(context, input.words[0])
    const to = phoneOf(input, 'to')
    // Idempotent: a repeated command changes nothing.
    if (to !== from) {
      const services = { jobs: await openQueue(context, smsQueue), settings: context.settings }
      const record = { command: 'move-phone', subject: `user:${userId}`, details: { from, to } }
      await act(context, input, record, async (tx) => {
        const outcome = await moveTo(tx, services, { userId, from, to })
        if (outcome === 'taken') throw new OperatorMistake(`${to} is the phone number of another account`)
        if (outcome === 'changed') throw new OperatorMistake(`the phone number of user ${userId} has just changed`)
        // Whoever has the lost phone could have set it, by a code. The owner signs in by a code to the new one.
        await tx.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
        return outcome
      })
    }
    context.say(`user ${userId} has the phone number ${to}`)
    return 0
  },
}
