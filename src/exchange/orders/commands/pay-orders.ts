import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { pay } from '#contract/orders/orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { accountRefusals } from '../../accounts/refusals.ts'
import { findRestrictionRefusal } from '../../accounts/restrictions.ts'
import { ownHolds } from '../../bargains/own-holds.ts'
import { voidBargainsUnposted } from '../../bargains/void-bargains.ts'
import type { Transaction } from '../../db/connection.ts'
import { awaitAll } from '../../db/await-all.ts'
import type { SignedInContext } from '../../http/context.ts'
import { post } from '../../ledger/post.ts'
import { recordMarketEvents } from '../../market-events/record-market-event.ts'
import { Refusal, refusals, refuse } from '../../refusal.ts'
import { lockItems } from '../lock-items.ts'
import { type LockedOrder, lockOrders } from '../lock-orders.ts'
import { moveOrder, stepOf } from '../move-order.ts'
import { notifySellers } from '../notify-sellers.ts'
import { orderPaid } from '../postings.ts'
import { notifyOfSale } from '../notify-of-sale.ts'

/**
 * Pays orders from the balance, all or none: the price moves into escrow and the seller's time to deliver starts. What
 * the items are called on the platform by now is what has to be delivered. Nobody's money is put in escrow for a seller
 * who may not sell by now.
 */
export async function payOrders(
  tx: Transaction,
  context: SignedInContext,
  { order_ids, total }: CallRequest<typeof pay>,
): Promise<CallAnswer<typeof pay> | Refusal> {
  const { caller, settings } = context
  const ids = order_ids.map(BigInt)
  const [allowed, locked, items] = await awaitAll(
    checkAction(tx, caller.userId, 'order', 'share'),
    lockOrders(tx, ids),
    lockItems(tx, ids),
  )
  if (allowed instanceof Refusal) return allowed
  const isMine = locked.length === order_ids.length && locked.every(({ order }) => order.buyerId === caller.userId)
  if (!isMine) return refusals.notFound()
  const sum = locked.reduce((all, { order }) => all + order.price, 0n)
  if (sum !== parseAmount(total)) {
    return refuse(codes.priceChanged, 'The total is not the one that was shown.', '总价与页面显示不一致。', {
      total: formatAmount(sum),
    })
  }
  const undeliverable = items.find(({ problem }) => problem !== null)
  if (undeliverable) return undeliverable.problem!
  const conflict = locked.map((entry) => stepOf(entry, 'pay', 'buyer')).find((to) => to instanceof Refusal)
  if (conflict) return conflict
  const sold = locked.map(({ order }) => order)
  if (await isAnyBarred(tx, sold)) return accountRefusals.sellerUnavailable()
  const batchId = sold.length > 1 ? sold[0]!.id : null
  const deadlineAt = new Date(locked[0]!.now.getTime() + settings.orderDelivery * 1000)
  const platformIds = new Map(items.map(({ orderId, platformAssetId }) => [orderId, platformAssetId]))
  // Pipelined in lock order: orders and items before bargains before money. A refusal rolls all of it back.
  const [, , shortfall] = await awaitAll(
    awaitAll(
      ...locked.map((entry) => {
        const set = { paidAt: entry.now, batchId, platformAssetId: platformIds.get(entry.order.id)! }
        return moveOrder(tx, entry, { event: 'pay', actor: 'buyer', deadlineAt, set })
      }),
    ),
    notifyOfSale(tx, sold, { batchId, deadlineAt }),
    takeMoney(tx, caller.userId, locked, sum),
    notifySellers(tx, context, sold),
    recordMarketEvents(
      tx,
      sold.map((order) => ({ ...order, kind: 'sold' })),
    ),
  )
  if (shortfall) return shortfall
  return { order_ids, total: formatAmount(sum) }
}

async function isAnyBarred(tx: Transaction, sold: readonly { sellerId: bigint }[]): Promise<boolean> {
  const sellers = [...new Set(sold.map(({ sellerId }) => sellerId))]
  const refused = await awaitAll(...sellers.map((sellerId) => findRestrictionRefusal(tx, sellerId, 'sale')))
  return refused.some((one) => one !== null)
}

/**
 * Voids live bargains on the sold listings, and pays. What the buyer had held for such a bargain counts toward the
 * price.
 */
async function takeMoney(
  tx: Transaction,
  buyerId: bigint,
  locked: readonly LockedOrder[],
  sum: bigint,
): Promise<Refusal | null> {
  const { voided, released } = await voidBargainsUnposted(
    tx,
    locked.filter(({ isBargained }) => isBargained).flatMap(({ order }) => order.listingId ?? []),
    (bargain) => (bargain.buyerId === buyerId ? 'bought' : 'sold'),
  )
  const shortfall = await post(tx, [...released, ...locked.map(({ order }) => orderPaid(order))])
  if (!shortfall) return null
  return refuse(codes.balanceTooLow, 'Your balance does not cover this.', '余额不足。', {
    available: formatAmount(shortfall.balance),
    missing: formatAmount(sum - shortfall.balance - ownHolds(voided, buyerId).total),
  })
}
