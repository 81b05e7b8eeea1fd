import { asc, inArray, sql } from 'drizzle-orm'
import type { OrderActor } from '#contract/orders/orders.ts'
import { splitPrice } from '#lib/split-price.ts'
import type { Transaction } from '../../db/connection.ts'
import { type assets } from '../../db/schema/assets.ts'
import { orders } from '../../db/schema/orders.ts'
import { escrowAccount } from '../../ledger/accounts.ts'
import { captureHold, type HoldSubject } from '../../ledger/holds.ts'
import { recordMarketEvents } from '../../market-events/record-market-event.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { keptItem } from '../kept-item.ts'
import { lockOrders } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import { notifySellers } from '../notify-sellers.ts'
import { writeCreated } from '../order-history.ts'
import { notifyOfSale } from '../notify-of-sale.ts'

export interface PaidSale {
  buyerId: bigint
  /** Fen, per item. */
  price: bigint
  /** A purchase order that was supplied, or a listing whose bargain was accepted. */
  source: { purchaseOrderId: bigint } | { listingId: bigint; bargainId: bigint }
  /** The hold with the buyer's money, which covers the sale. */
  hold: HoldSubject
  /** Who triggered the sale. */
  actor: Extract<OrderActor, 'buyer' | 'seller'>
}

type AssetRow = typeof assets.$inferSelect

/**
 * The seller's delivery limit. Whoever supplies a purchase order also delivers, and may only let the buyer open the
 * offer as well: the buyer may be away, and would be at fault for what another has started.
 */
const limitOf = (sellerId: bigint, source: PaidSale['source']) =>
  'purchaseOrderId' in source
    ? sql`(select case sell_delivery_limit when 2 then 1 else sell_delivery_limit end from users where id = ${sellerId})`
    : sql`(select sell_delivery_limit from users where id = ${sellerId})`

/**
 * Creates orders that are paid from the start, one per asset: moves the price from the hold to escrow, starts the
 * seller's time to deliver and notifies both sides as every sale does. The caller holds the assets' row locks and
 * knows that they have no live order, moves the listing they come from, if any, and refreshes the goods' market.
 *
 * @returns the order ids in the order of the assets, and what is left in the hold, in fen: 0 when it has ended.
 */
export async function createPaidOrders(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  { buyerId, price, source, hold, actor }: PaidSale,
  sold: readonly AssetRow[],
): Promise<{ orderIds: bigint[]; stillHeld: bigint }> {
  const { settings } = services
  const { net, fee } = splitPrice(price, settings.feeBasisPoints)
  const inserted = tx
    .insert(orders)
    .values(
      sold.map((asset) => ({
        ...source,
        assetId: asset.id,
        goodsId: asset.goodsId,
        styleId: asset.styleId,
        item: keptItem(asset.id),
        buyerId,
        sellerId: asset.ownerId,
        price,
        fee,
        sellerNet: net,
        platformAssetId: asset.platformAssetId,
        deliveryLimit: limitOf(asset.ownerId, source),
      })),
    )
    .returning({ id: orders.id })
  // Identity values ascend in insertion order, so the n-th id belongs to the n-th asset.
  const orderIds = await writeCreated(tx, inserted, actor)
  const locked = await lockOrders(tx, orderIds)
  const deadlineAt = new Date(locked[0]!.now.getTime() + settings.orderDelivery * 1000)
  for (const entry of locked) {
    const set = { paidAt: entry.now }
    const paid = await moveOrder(tx, entry, { event: 'pay', actor: 'buyer', reason: 'held_money', deadlineAt, set })
    if (paid instanceof Refusal) throw new Error(paid.message.en, { cause: paid.extra })
  }
  const stillHeld = await captureHold(
    tx,
    hold,
    ...orderIds.map((orderId) => ({
      destination: escrowAccount(orderId),
      amount: price,
      reason: 'order_paid' as const,
      reference: `order:${orderId}`,
    })),
  )
  const rows = await tx.select().from(orders).where(inArray(orders.id, orderIds)).orderBy(asc(orders.id))
  await notifyOfSale(tx, rows, { batchId: null, deadlineAt })
  await notifySellers(tx, services, rows)
  await recordMarketEvents(
    tx,
    rows.map((row) => ({ ...row, kind: 'sold' })),
  )
  return { orderIds, stillHeld }
}

/** Same as `createPaidOrders`, for one asset. */
export async function createPaidOrder(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  { asset, ...sale }: PaidSale & { asset: AssetRow },
): Promise<{ orderId: bigint; stillHeld: bigint }> {
  const { orderIds, stillHeld } = await createPaidOrders(tx, services, sale, [asset])
  return { orderId: orderIds[0]!, stillHeld }
}
