import { splitPrice } from '#lib/money.ts'
import type { Transaction } from '../../db/connection.ts'
import { type Actor, type assets, orderEvents, orders } from '../../db/schema/trading.ts'
import { escrowAccount } from '../../ledger/accounts.ts'
import { captureHold, type HoldSubject } from '../../ledger/holds.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockOrders } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import { notifySellers } from '../notify-sellers.ts'

export interface PaidOrder {
  buyerId: bigint
  /** The seller's asset. The caller holds its row and knows that no other order of it is live. */
  asset: typeof assets.$inferSelect
  /** Fen. */
  price: bigint
  /** Where it comes from: a purchase order that was supplied, or a listing whose bargain was accepted. */
  source: { purchaseOrderId: bigint } | { listingId: bigint; bargainId: bigint }
  /** The buyer's held money, which covers the price. */
  hold: HoldSubject
  /** Who brought it about. */
  actor: Extract<Actor, 'buyer' | 'seller'>
}

/**
 * Makes an order that is paid from the start: its price leaves the hold for escrow, and the seller's time to deliver
 * begins and is announced as with any sale. A listing that it comes from is reserved by the caller, who also refreshes
 * the goods' standing.
 *
 * @returns the order's id and what its hold still has, in fen: 0 when the hold has ended with it.
 */
export async function createPaidOrder(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  { buyerId, asset, price, source, hold, actor }: PaidOrder,
): Promise<{ orderId: bigint; stillHeld: bigint }> {
  const { settings } = services
  const { net, fee } = splitPrice(price, settings.feeBasisPoints)
  const [created] = await tx
    .insert(orders)
    .values({
      ...source,
      assetId: asset.id,
      goodsId: asset.goodsId,
      styleId: asset.styleId,
      buyerId,
      sellerId: asset.ownerId,
      price,
      fee,
      sellerNet: net,
      platformAssetId: asset.platformAssetId,
    })
    .returning({ id: orders.id })
  const orderId = created!.id
  await tx.insert(orderEvents).values({ orderId, event: 'create', toState: 'awaiting_payment', actor })
  const [locked] = await lockOrders(tx, settings, [orderId])
  const { now, order } = locked!
  const deadlineAt = new Date(now.getTime() + settings.orderDelivery * 1000)
  const paid = await moveOrder(tx, locked!, {
    event: 'pay',
    actor: 'buyer',
    reason: `${hold.kind}_hold`,
    deadlineAt,
    set: { paidAt: now },
  })
  if (paid instanceof Refusal) throw new Error(paid.message.en, { cause: paid.extra })
  const stillHeld = await captureHold(tx, hold, {
    destination: escrowAccount(orderId),
    amount: price,
    reason: 'order_paid',
    reference: `order:${orderId}`,
  })
  await notifySellers(tx, services, [order])
  return { orderId, stillHeld }
}
