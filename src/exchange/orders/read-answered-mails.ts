import { sql } from 'drizzle-orm'
import type { OrderState } from '#contract/orders/orders.ts'
import type { Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'
import type { orders } from '../db/schema/orders.ts'
import type { MailKind } from '../mail/mail-kinds.ts'

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'batchId' | 'buyerId' | 'sellerId'>

/** Mails that ask their reader to act, by the state they ask to end: for one order, and for all paid with it. */
interface Asked {
  state: OrderState
  kinds: MailKind[]
  batchKind: MailKind
}

const toDeliver: Asked = {
  state: 'awaiting_delivery',
  kinds: ['order_offer_to_open', 'order_offer_to_send'],
  batchKind: 'orders_offer_to_open',
}
const asked: Asked[] = [
  toDeliver,
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
  for (const mails of asked) {
    if (place < 0 || place > course.indexOf(mails.state)) await readAll(tx, order, mails)
  }
}

/** Same, for an offer that the buyer no longer has to open although the order still waits for it. */
export const readMailsToOpen = (tx: Transaction, order: OrderRow): Promise<void> => readAll(tx, order, toDeliver)

async function readAll(tx: Transaction, order: OrderRow, { state, kinds, batchKind }: Asked): Promise<void> {
  const whose = { userIds: [order.buyerId, order.sellerId] }
  await readOfOrder(tx, { ...whose, kinds, orderId: order.id })
  if (order.batchId === null) return
  const batch = { ...whose, kinds: [batchKind], batchId: order.batchId }
  // When the last two orders get here at once, the later one must see what the other did: it blocks on the mail's row.
  await lockOfBatch(tx, batch)
  await readOfBatch(tx, { ...batch, state })
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
      and not exists (select 1 from orders where batch_id = ${batchId} and state = ${state}
        -- The mail is the buyer's: orders that wait for a seller to send or accept an offer don't keep it unread.
        and case state when 'awaiting_delivery' then delivery_limit = 2 else offer_by is distinct from 'buyer' end)`,
)
