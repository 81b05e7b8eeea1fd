import { and, inArray, isNotNull } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { pay } from '#contract/orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { voidBargainsUnposted } from '../../bargains/void-bargains.ts'
import type { Transaction } from '../../db/connection.ts'
import { assets } from '../../db/schema/trading.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { AccountKey } from '../../ledger/accounts.ts'
import { type LedgerEntry, post } from '../../ledger/post.ts'
import { recordMarketEvents } from '../../market-events/record-market-event.ts'
import { Refusal, refusals, refuse } from '../../refusal.ts'
import { type LockedOrder, lockOrders } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import { notifySellers } from '../notify-sellers.ts'
import { orderPaid } from '../postings.ts'

/** Pays orders from the balance: the price moves into escrow and the seller's time begins. All or none. */
export async function payOrders(
  tx: Transaction,
  context: SignedInContext,
  { order_ids, total }: CallRequest<typeof pay>,
): Promise<CallAnswer<typeof pay> | Refusal> {
  const { caller, settings } = context
  const allowed = await checkAction(tx, caller.userId, 'order', 'share')
  if (allowed instanceof Refusal) return allowed
  const locked = await lockOrders(tx, settings, order_ids.map(BigInt))
  const isMine = locked.length === order_ids.length && locked.every(({ order }) => order.buyerId === caller.userId)
  if (!isMine) return refusals.notFound()
  const sum = locked.reduce((all, { order }) => all + order.price, 0n)
  if (sum !== parseAmount(total)) {
    return refuse(codes.priceChanged, 'The total is not the one that was shown.', '总价与页面显示不一致。', {
      total: formatAmount(sum),
    })
  }
  const gone = await findGone(tx, locked)
  if (gone) return gone
  for (const entry of locked) {
    const deadlineAt = new Date(entry.now.getTime() + settings.orderDelivery * 1000)
    const moved = await moveOrder(tx, entry, { event: 'pay', actor: 'buyer', deadlineAt, set: { paidAt: entry.now } })
    if (moved instanceof Refusal) return moved
  }
  // Sold: nobody bargains for them any longer. What the buyer had set aside for a bargain on one of them pays for it.
  const released = await voidBargainsUnposted(
    tx,
    locked.filter(({ isBargained }) => isBargained).flatMap(({ order }) => order.listingId ?? []),
    'sold',
  )
  const shortfall = await post(tx, [...released, ...locked.map(({ order }) => orderPaid(order))])
  if (shortfall) {
    return refuse(codes.balanceTooLow, 'Your balance does not cover this.', '余额不足。', {
      available: formatAmount(shortfall.balance),
      missing: formatAmount(sum - shortfall.balance - sumTo(released, shortfall.account)),
    })
  }
  await notifySellers(
    tx,
    context,
    locked.map(({ order }) => order),
  )
  await recordMarketEvents(
    tx,
    locked.map(({ order }) => ({ ...order, kind: 'sold' })),
  )
  return { order_ids, total: formatAmount(sum) }
}

/** An item that has left its seller's inventory before it was paid for can't be delivered: nobody is to pay for it. */
async function findGone(tx: Transaction, locked: readonly LockedOrder[]): Promise<Refusal | null> {
  const unpaid = locked.filter(({ order }) => order.state === 'awaiting_payment').map(({ order }) => order.assetId)
  const [asset] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(inArray(assets.id, unpaid), isNotNull(assets.goneAt)))
    .limit(1)
  const order = asset && locked.find((one) => one.order.assetId === asset.id)
  return order
    ? refuse(codes.assetGone, "This item is no longer in its seller's inventory.", '该饰品已不在卖家的库存中。', {
        order_id: order.order.id.toString(),
      })
    : null
}

/** Fen that these entries bring to an account. */
const sumTo = (entries: readonly LedgerEntry[], account: AccountKey) =>
  entries
    .flatMap(({ postings }) => postings)
    .reduce((sum, { destination, amount }) => (destination === account ? sum + amount : sum), 0n)
