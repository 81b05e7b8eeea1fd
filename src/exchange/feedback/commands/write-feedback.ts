import { and, eq, ne, or } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { add } from '#contract/feedback.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { feedbackMessages, feedbacks } from '../../db/schema/feedback.ts'
import { orders } from '../../db/schema/orders.ts'
import { shopExists } from '../../db/shop-exists.ts'
import type { SignedInContext } from '../../http/context.ts'
import { attachUploads } from '../../pictures/uploads.ts'
import { invalidRequest, type Refusal, refusals, refuse } from '../../refusal.ts'
import { pictureGone } from '../refusals.ts'

const maxOpen = 10

/** Counts a conversation against its writer's limit, outside the transaction that it may be refused in. */
export const countFeedback = async ({ db, caller }: SignedInContext) =>
  (await consumeLimits(db, [[limits.feedbackByUser, String(caller.userId)]])) ?? {}

/** S1.10 Starts a conversation with the operators, about an order of the caller's, a shop or anything else. */
export async function writeFeedback(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { topic, text, pictures, order_id, shop }: CallRequest<typeof add>,
): Promise<CallAnswer<typeof add> | Refusal> {
  const orderId = order_id === undefined ? null : BigInt(order_id)
  if (orderId !== null && !(await isParty(tx, userId, orderId))) return refusals.notFound()
  const shopId = shop ? BigInt(shop.shop_id) : null
  if (shopId !== null && topic !== 'shop') return invalidRequest(['topic'])
  if (shopId !== null && !(await shopExists(tx, shopId))) return refusals.notFound()
  await lockPerson(tx, userId)
  if ((await tx.$count(feedbacks, and(eq(feedbacks.userId, userId), ne(feedbacks.state, 'closed')))) >= maxOpen) {
    return refuse(
      codes.tooManyRequests,
      'You have too many open conversations. Please go on in one of them, or close it.',
      '您未关闭的反馈过多，请在原反馈中继续或先关闭。',
    )
  }
  if (!(await attachUploads(tx, userId, pictures))) return pictureGone()
  const about = { topic, orderId, shopId, shopReason: shop?.reason ?? null }
  const [feedback] = await tx
    .insert(feedbacks)
    .values({ userId, ...about })
    .returning({ id: feedbacks.id })
  await tx.insert(feedbackMessages).values({ feedbackId: feedback!.id, author: 'user', text, pictures })
  return { feedback_id: feedback!.id.toString() }
}

async function isParty(tx: Transaction, userId: bigint, orderId: bigint): Promise<boolean> {
  const mine = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))
  return (await tx.$count(orders, and(eq(orders.id, orderId), mine))) === 1
}
