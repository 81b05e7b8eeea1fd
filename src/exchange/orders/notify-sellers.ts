import { inArray } from 'drizzle-orm'
import { enqueueSms } from '../accounts/workers/send-sms.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import type { orders } from '../db/schema/trading.ts'
import type { Services } from '../services.ts'
import { openerOf } from './delivery-side.ts'

/**
 * Tells sellers by SMS that an order waits for their offer, where it is theirs to open; leaves with the transaction,
 * through the outbox.
 */
export async function notifySellers(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  sold: readonly Pick<typeof orders.$inferSelect, 'id' | 'sellerId' | 'deliveryLimit'>[],
): Promise<void> {
  const theirs = sold.filter((order) => openerOf(order) === 'seller')
  const sellers = await tx
    .select({ id: users.id, phone: users.phone, allowsSms: users.allowsSms })
    .from(users)
    .where(
      inArray(
        users.id,
        theirs.map(({ sellerId }) => sellerId),
      ),
    )
  for (const { id, phone } of sellers.filter(({ allowsSms }) => allowsSms)) {
    const ids = theirs.filter(({ sellerId }) => sellerId === id).map((order) => order.id)
    const text = `Sold: order ${ids.join(', ')} waits for your trade offer. 订单 ${ids.join('、')} 已付款，请发送交易报价。`
    await enqueueSms(tx, services, { phone, text, kind: 'order_sold' })
  }
}
