import type { OrderActor } from '#contract/orders/orders.ts'
import type { Transaction } from '../../db/connection.ts'
import { handOverAsset, lockHandedOver } from '../../inventory/hand-over-asset.ts'
import { postCovered } from '../../ledger/post.ts'
import { Refusal } from '../../refusal.ts'
import type { ExchangeSettings } from '../../settings.ts'
import type { LockedOrder } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import { orderProceeds } from '../postings.ts'
import { lockListingOf, moveListing } from './end-order.ts'
import { lagOf } from './platform-lag.ts'

/** The trade that delivered an item. */
export interface Trade {
  tradeId: string
  /** The item's id in its new owner's inventory. */
  newAssetId: string
  /** Until when the platform may reverse the trade; null if it does not say. */
  settlesAt: Date | null
}

/**
 * Records that the item of an order has reached its buyer: the proceeds are pending, and the item is the buyer's, until
 * the order's protection ends.
 */
export async function recordDelivery(
  tx: Transaction,
  { protection }: Pick<ExchangeSettings, 'protection'>,
  locked: LockedOrder,
  { actor, tradeId, newAssetId, settlesAt }: Trade & { actor: Extract<OrderActor, 'platform' | 'operator'> },
): Promise<Refusal | null> {
  const { order, now } = locked
  const protectedUntil = new Date(now.getTime() + protection * 1000)
  const settles = settlesAt && settlesAt > protectedUntil ? settlesAt : protectedUntil
  const deadlineAt = new Date(settles.getTime() + lagOf(protection) * 1000)
  const set = { tradeId, deliveredAt: now }
  await lockHandedOver(tx, order, { ownerId: order.buyerId, platformAssetId: newAssetId })
  const listing = await lockListingOf(tx, order)
  const moved = await moveOrder(tx, locked, { event: 'offer_accepted', actor, deadlineAt, set })
  if (moved instanceof Refusal) return moved
  await postCovered(tx, [orderProceeds(order)])
  await handOverAsset(tx, order, { platformAssetId: newAssetId, protectedUntil: settles })
  // Last, since it locks the market of the goods.
  await moveListing(tx, listing, 'sell', actor)
  return null
}
