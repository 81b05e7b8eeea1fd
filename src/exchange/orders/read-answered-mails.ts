import { sql } from 'drizzle-orm'
import type { OrderState } from '#contract/orders/orders.ts'
import type { Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'
import type { orders } from '../db/schema/orders.ts'
import type { MailKind } from '../mail/mail-kinds.ts'

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'batchId' | 'buyerId' | 'sellerId'>

/** The mails that ask their reader to act, by the state they ask to end: for one order, and for all paid with it. */
const asked: { state: OrderState; kinds: MailKind[]; batchKind: MailKind }[] = [
  { state: 'awaiting_delivery', kinds: ['order_offer_to_open'], batchKind: 'orders_offer_to_open' },
  {
    state: 'awaiting_acceptance',
    kinds: ['order_offer_sent', 'order_offer_opened'],
    batchKind: 'orders_offered',
  },
]
const course: readonly OrderState[] = ['awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance']

/**
 * Marks as read the mails that asked for what has been done or can't be done any more, now that an order has reached
 * `to`. A mail about a batch is read when the last of its orders no longer waits.
 */
export async function readAnsweredMails(tx: Transaction, order: OrderRow, to: OrderState): Promise<void> {
  const place = course.indexOf(to)
  for (const { state, kinds, batchKind } of asked) {
    if (place >= 0 && place <= course.indexOf(state)) continue
    const whose = { userIds: [order.buyerId, order.sellerId] }
    await readOfOrder(tx, { ...whose, kinds, orderId: order.id })
    if (order.batchId === null) continue
    const batch = { ...whose, kinds: [batchKind], batchId: order.batchId }
    // When the last two orders get here at once, the later one must see what the other did: it blocks on the mail's
    // row.
    await lockOfBatch(tx, batch)
    await readOfBatch(tx, { ...batch, state })
  }
}

const readOfOrder = statement<{ userIds: bigint[]; kinds: string[]; orderId: bigint }>(
  ({ userIds, kinds, orderId }) => sql`
    update mails set read_at = amber_now()
    where user_id = any(${userIds}::bigint[]) and category = 'trade' and read_at is null
      and subject_id = ${orderId} and kind = any(${kinds}::text[])`,
)

const lockOfBatch = statement<{ userIds: bigint[]; kinds: string[]; batchId: bigint }>(
  ({ userIds, kinds, batchId }) => sql`
    select id from mails
    where user_id = any(${userIds}::bigint[]) and category = 'trade' and read_at is null
      and subject_id = ${batchId} and kind = any(${kinds}::text[])
    order by id for update`,
)

const readOfBatch = statement<{ userIds: bigint[]; kinds: string[]; batchId: bigint; state: string }>(
  ({ userIds, kinds, batchId, state }) => sql`
    update mails set read_at = amber_now()
    where user_id = any(${userIds}::bigint[]) and category = 'trade' and read_at is null
      and subject_id = ${batchId} and kind = any(${kinds}::text[])
      and not exists (select 1 from orders where batch_id = ${batchId} and state = ${state})`,
)
