import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { buy } from '#contract/sweeps.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { checkAction } from '../accounts/check-action.ts'
import type { Transaction } from '../db/connection.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { findTooManyUnpaid, unpaidOf } from '../orders/order-problems.ts'
import { lockListings, placeOrders } from '../orders/place-orders.ts'
import { Refusal, refuse } from '../refusal.ts'
import { type Bounds, boundsOf, type CheapListing, findCheapest, findConflict } from './find-cheapest.ts'

/** Orders the cheapest matching listings that nobody else has locked, as many as the bounds allow. */
export async function buyCheapest(
  tx: Transaction,
  context: SignedInContext,
  request: CallRequest<typeof buy>,
): Promise<CallAnswer<typeof buy> | Refusal> {
  const { userId } = context.caller
  const bounds = boundsOf(request)
  const conflict = findConflict(bounds)
  if (conflict) return conflict
  // Exclusive lock, as in every command that creates orders.
  const allowed = await checkAction(tx, userId, 'order', 'alone')
  if (allowed instanceof Refusal) return allowed
  const taken = await lockCheapest(tx, userId, bounds)
  if (taken.length === 0)
    return refuse(
      codes.listingGone,
      'Nothing on sale fits within these bounds any more.',
      '目前没有符合条件和价格上限的在售饰品。',
    )
  // Only now is it known how many there are. A refusal rolls their locks back.
  const tooMany = findTooManyUnpaid(await tx.$count(orders, unpaidOf(userId)), taken.length)
  if (tooMany) return tooMany
  // Already locked; this reads what their orders need, in id order.
  const locked = await lockListings(
    tx,
    taken.map(({ id }) => id),
    userId,
  )
  const { orderIds, total, payBefore } = await placeOrders(tx, context, locked)
  const orderOf = new Map(locked.map(({ listing }, index) => [listing.id, orderIds[index]!.toString()]))
  return {
    items: taken.map(({ id, price }) => ({
      order_id: orderOf.get(id)!,
      listing_id: id.toString(),
      price: formatAmount(price),
    })),
    order_ids: orderIds.map(String),
    total: formatAmount(total),
    pay_before: seconds(payBefore),
  }
}

/**
 * Locks listings one by one, so that only those to be ordered are locked: others would be missing from concurrent
 * sweeps. Skips listings locked by others without waiting, so that crossing sweeps can't deadlock.
 */
async function lockCheapest(tx: Transaction, buyerId: bigint, bounds: Bounds): Promise<CheapListing[]> {
  const taken: CheapListing[] = []
  let left = bounds.maxTotal
  while (taken.length < bounds.count) {
    const most = left < bounds.maxEach ? left : bounds.maxEach
    const not = taken.map(({ id }) => id)
    const [next] = await findCheapest(tx, bounds, { buyerId, most, limit: 1, not, isLocked: true })
    if (!next) break
    taken.push(next)
    left -= next.price
  }
  return taken
}
