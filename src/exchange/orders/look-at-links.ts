import { eq } from 'drizzle-orm'
import { orders } from '../db/schema/orders.ts'
import { noteTradeHold } from '../platform-accounts/platform-binding.ts'
import type { Services } from '../services.ts'
import { openerOf } from './delivery-side.ts'
import { asPassed, isPassing } from './opening-side.ts'

/**
 * Asks the platform about the link without which the offer of an order could not be opened, before it is decided whose
 * fault its absence is: links are checked hours apart, and some not at all. If the seller's turns out to be dead, the
 * order passes, and the buyer's matters as well. One look suffices: a dead link never works again, and it is stored when
 * another takes its place. If the platform can't tell, what is known already decides.
 *
 * Call it outside transactions.
 */
export async function lookAtLinks(services: Pick<Services, 'db' | 'platform'>, orderId: bigint): Promise<void> {
  const order = await readOrder(services, orderId)
  if (openerOf(order) === 'buyer') {
    await noteTradeHold(services, order.sellerId)
    if (openerOf(await readOrder(services, orderId)) === 'buyer') return
  }
  await noteTradeHold(services, order.buyerId)
}

async function readOrder({ db }: Pick<Services, 'db'>, orderId: bigint) {
  const [row] = await db.select({ order: orders, isPassing }).from(orders).where(eq(orders.id, orderId))
  return asPassed(row!).order
}
