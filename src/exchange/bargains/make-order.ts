import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { moveListings } from '../listings/move-listing.ts'
import { createPaidOrder } from '../orders/commands/create-paid-order.ts'
import type { Services } from '../services.ts'
import type { BargainedListing } from './bargained-listing.ts'
import type { BargainRow } from './lock-bargains.ts'
import { voidBargains } from './void-bargains.ts'

/**
 * Turns an agreed bargain into a paid order: its hold is spent, the listing leaves the market and the other bargains on
 * it end. The caller holds listing, asset and bargain, has moved the bargain, and its hold is of exactly the price.
 *
 * @param price agreed, in fen.
 * @returns the order's id.
 */
export async function makeOrder(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  { listing, asset }: BargainedListing,
  { bargain, price, actor }: { bargain: BargainRow; price: bigint; actor: 'buyer' | 'seller' },
): Promise<bigint> {
  await moveListings(tx, [listing], { event: 'order', actor })
  const { orderId, stillHeld } = await createPaidOrder(tx, services, {
    buyerId: bargain.buyerId,
    asset,
    price,
    source: { listingId: listing.id, bargainId: bargain.id },
    hold: { kind: 'bargain', referenceId: bargain.id },
    actor,
  })
  if (stillHeld !== 0n) throw new Error(`bargain ${bargain.id} held ${stillHeld} more than its price`)
  await voidBargains(tx, [listing.id], 'sold')
  await refreshGoodsMarkets(tx, [listing])
  return orderId
}
