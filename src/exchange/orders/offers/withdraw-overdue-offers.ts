import { sql } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import type { Services } from '../../services.ts'
import { type Delivery, observeDelivery } from '../observe-delivery.ts'
import { readParties, type Side } from '../parties.ts'

/** Most offers withdrawn in one go; the rest wait for the next poll. */
const mostAtOnce = 10

/**
 * Withdraws the offer of an order whose time to accept is over, and looks again: the buyer may have accepted at the
 * same moment, and then the order goes on. Its sender may have sent the item several times, each offer taking the place
 * of the one before: all of them are withdrawn, or the order would live as long as new ones keep coming.
 *
 * @returns the delivery as it stands after that.
 */
export async function withdrawOverdueOffers(
  services: Services,
  orderId: bigint,
  delivery: Delivery,
  mayAsk: () => boolean,
): Promise<Delivery> {
  const withdrawn = new Set<string>()
  let known = delivery
  while (known.seen === 'offer' && !withdrawn.has(known.offerId) && withdrawn.size < mostAtOnce && mayAsk()) {
    const { offerId, sender } = known
    if (!(await isOverdue(services, orderId))) return known
    await withdraw(services, orderId, { offerId, sender })
    withdrawn.add(offerId)
    known = await observeDelivery(services, orderId)
  }
  return known
}

/** Whether the time to accept is over. */
const isOverdue = async ({ db }: Services, orderId: bigint) =>
  (await db.$count(
    orders,
    sql`${orders.id} = ${orderId} and ${orders.state} = 'awaiting_acceptance' and ${orders.deadlineAt} <= amber_now()`,
  )) > 0

/** With the sender's key, or if that is dead with the other side's. */
async function withdraw(
  services: Services,
  orderId: bigint,
  { offerId, sender }: { offerId: string; sender: Side },
): Promise<void> {
  const { keys } = (await readParties(services, orderId))!
  const bySender = keys.toSorted((a, b) => Number(b.owner === sender) - Number(a.owner === sender))
  for (const { owner, key } of bySender) {
    const answer = await services.platform.withdrawTradeOffer(key, { offerId, isOurs: owner === sender })
    if (answer.ok || answer.reason !== 'api_key_invalid') return
  }
}
