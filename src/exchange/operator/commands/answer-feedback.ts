import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { feedbackMessages, feedbacks } from '../../db/schema/feedback.ts'
import { moveFeedback } from '../../feedback/move-feedback.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { pictureUrl } from '../../pictures/uploads.ts'
import { Refusal } from '../../refusal.ts'
import { act } from '../act.ts'
import { type OperatorCommand, type OperatorContext, type OperatorInput, OperatorMistake } from '../operator-command.ts'
import { countOf, idOf, needed } from '../read-input.ts'

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

const messagesOf = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`

const isWaiting = eq(feedbacks.state, 'open')

async function listWaiting({ db, say }: OperatorContext): Promise<number> {
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

async function showConversation({ db, say }: OperatorContext, id: bigint): Promise<number> {
  const [feedback] = await db.select().from(feedbacks).where(eq(feedbacks.id, id))
  if (!feedback) throw new OperatorMistake(`there is no feedback ${id}`)
  const messages = await db
    .select()
    .from(feedbackMessages)
    .where(eq(feedbackMessages.feedbackId, id))
    .orderBy(asc(feedbackMessages.id))
  const { topic, state, userId, orderId } = feedback
  const order = orderId === null ? '' : `, about order ${orderId}`
  say(
    `feedback ${id}, ${topic}, ${state}, ${messagesOf(messages.length)}, of user ${userId}${order}${shopOf(feedback)}`,
  )
  for (const { author, at, text, pictures } of messages) {
    say(`${at.toISOString()}  ${author}: ${text}`)
    for (const picture of pictures) say(`  ${pictureUrl(picture)}`)
  }
  return 0
}

export const replyToFeedback: OperatorCommand = {
  name: 'reply',
  about: 'answer a feedback whose N messages have been read; its writer is told by mail',
  words: ['ID'],
  usage: '--seen N --text TEXT --why TEXT',
  options: ['seen', 'text'],
  isAct: true,
  run: (context, input) =>
    move(context, input, { command: 'reply', event: 'answer', text: needed(input, 'text'), mail: 'feedback_answered' }),
}

export const closeFeedback: OperatorCommand = {
  name: 'close-feedback',
  about: 'close a feedback whose N messages have been read, with a last word if there is one',
  words: ['ID'],
  usage: '--seen N [--text TEXT] --why TEXT',
  options: ['seen', 'text'],
  isAct: true,
  run: (context, input) =>
    move(context, input, {
      command: 'close-feedback',
      event: 'close',
      text: input.options.text,
      mail: 'feedback_closed',
    }),
}

interface Move {
  command: string
  event: 'answer' | 'close'
  text: string | undefined
  mail: 'feedback_answered' | 'feedback_closed'
}

async function move(context: OperatorContext, input: OperatorInput, { command, event, text, mail }: Move) {
  const id = idOf(input.words[0], 'a feedback')
  const seen = countOf(needed(input, 'seen'), 100_000, '--seen')
  const state = await act(context, input, { command, subject: `feedback:${id}` }, async (tx) => {
    await lockSeen(tx, id, seen)
    const moved = await moveFeedback(tx, id, { event, actor: 'operator', ...(text && { text }) })
    if (moved instanceof Refusal) return moved
    await sendMail(tx, moved.userId, { kind: mail, subjectId: id })
    return moved.state
  })
  context.say(`feedback ${id} is ${state}`)
  return 0
}

/** Locks a conversation. A message written since the operator read it would leave the queue unread. */
async function lockSeen(tx: Transaction, id: bigint, seen: number): Promise<void> {
  const [feedback] = await tx.select({ id: feedbacks.id }).from(feedbacks).where(eq(feedbacks.id, id)).for('update')
  if (!feedback) throw new OperatorMistake(`there is no feedback ${id}`)
  const count = await tx.$count(feedbackMessages, eq(feedbackMessages.feedbackId, id))
  if (count !== seen)
    throw new OperatorMistake(`feedback ${id} has ${messagesOf(count)}, and you have seen ${seen}: look at it again`)
}
