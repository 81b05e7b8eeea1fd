import { asc, eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { feedbackMessages, feedbacks } from '../../db/schema/feedback.ts'
import { moveFeedback } from '../../feedback/move-feedback.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { pictureUrl } from '../../pictures/uploads.ts'
import { Refusal } from '../../refusal.ts'
import { act } from '../act.ts'
import { type OperatorCommand, OperatorMistake } from '../operator-command.ts'
import { idOf, needed } from '../read-input.ts'

const shown = 100

export const listFeedback: OperatorCommand = {
  name: 'feedback',
  about: 'list the feedback that waits, or show one conversation',
  words: ['[ID]'],
  usage: '',
  options: [],
  isAct: false,
  async run(context, { words }) {
    return words[0] === undefined ? listWaiting(context) : showConversation(context, idOf(words[0], 'a feedback'))
  },
}

/** The reported shop and the reason, as text. */
const shopOf = ({ shopId, shopReason }: typeof feedbacks.$inferSelect) =>
  shopId === null ? '' : `, reports shop ${shopId}: ${shopReason}`

const isWaiting = eq(feedbacks.state, 'open')

async function listWaiting({ db, say }: Parameters<OperatorCommand['run']>[0]): Promise<number> {
  const waiting = await db
    .select({ feedback: feedbacks, phone: users.phone })
    .from(feedbacks)
    .innerJoin(users, eq(users.id, feedbacks.userId))
    .where(isWaiting)
    .orderBy(asc(feedbacks.updatedAt))
    .limit(shown)
  for (const { feedback, phone } of waiting)
    say(`${feedback.id}  ${feedback.updatedAt.toISOString()}  ${feedback.topic}  ${phone}${shopOf(feedback)}`)
  const count = await db.$count(feedbacks, isWaiting)
  say(count > waiting.length ? `${count} waiting, the oldest ${waiting.length} shown` : `${count} waiting`)
  return 0
}

async function showConversation({ db, say }: Parameters<OperatorCommand['run']>[0], id: bigint): Promise<number> {
  const [feedback] = await db.select().from(feedbacks).where(eq(feedbacks.id, id))
  if (!feedback) throw new OperatorMistake(`there is no feedback ${id}`)
  const order = feedback.orderId === null ? '' : `, about order ${feedback.orderId}`
  say(`feedback ${id}, ${feedback.topic}, ${feedback.state}, of user ${feedback.userId}${order}${shopOf(feedback)}`)
  const messages = await db
    .select()
    .from(feedbackMessages)
    .where(eq(feedbackMessages.feedbackId, id))
    .orderBy(asc(feedbackMessages.id))
  for (const { author, at, text, pictures } of messages) {
    say(`${at.toISOString()}  ${author}: ${text}`)
    for (const picture of pictures) say(`  ${pictureUrl(picture)}`)
  }
  return 0
}

export const replyToFeedback: OperatorCommand = {
  name: 'reply',
  about: 'answer a feedback; its writer is told by mail',
  words: ['ID'],
  usage: '--text TEXT --why TEXT',
  options: ['text'],
  isAct: true,
  async run(context, input) {
    const id = idOf(input.words[0], 'a feedback')
    const text = needed(input, 'text')
    await act(context, input, { command: 'reply', subject: `feedback:${id}` }, async (tx) => {
      const moved = await moveFeedback(tx, id, { event: 'answer', actor: 'operator', text })
      if (!(moved instanceof Refusal)) await sendMail(tx, moved.userId, { kind: 'feedback_answered', subjectId: id })
      return moved
    })
    context.say(`feedback ${id} is answered`)
    return 0
  },
}

export const closeFeedback: OperatorCommand = {
  name: 'close-feedback',
  about: 'close a feedback, with a last word if there is one',
  words: ['ID'],
  usage: '[--text TEXT] --why TEXT',
  options: ['text'],
  isAct: true,
  async run(context, input) {
    const id = idOf(input.words[0], 'a feedback')
    const { text } = input.options
    await act(context, input, { command: 'close-feedback', subject: `feedback:${id}` }, async (tx) => {
      const moved = await moveFeedback(tx, id, { event: 'close', actor: 'operator', ...(text && { text }) })
      if (!(moved instanceof Refusal)) await sendMail(tx, moved.userId, { kind: 'feedback_closed', subjectId: id })
      return moved
    })
    context.say(`feedback ${id} is closed`)
    return 0
  },
}
