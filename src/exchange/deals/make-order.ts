import type { BargainedListing } from '../bargains/bargained-listing.ts'
import type { BargainRow } from '../bargains/lock-bargains.ts'
import { voidBargainsUnposted } from '../bargains/void-bargains.ts'
import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { userAccount } from '../ledger/accounts.ts'
import { resizeHold } from '../ledger/holds.ts'
import { lockAccounts, postCovered, type Shortfall } from '../ledger/post.ts'
import { moveListings } from '../listings/move-listing.ts'
import { createPaidOrder } from '../orders/commands/create-paid-order.ts'
import type { Services } from '../services.ts'

/**
 * Turns an agreed bargain into a paid order: spends its hold, increased first if the price rose, takes the listing off
 * the market and ends the other bargains on it. The caller has locked listing, asset and bargain, and moved the
 * bargain.
 *
 * @param price agreed, in fen.
 * @returns the order's id, or the shortfall of the buyer's balance.
 */
export async function makeOrder(
  tx: Transaction,
  services: Pick<Services, 'jobs' | 'settings'>,
  { listing, asset }: BargainedListing,
  { bargain, price, actor }: { bargain: BargainRow; price: bigint; actor: 'buyer' | 'seller' },
): Promise<bigint | Shortfall> {
  const { buyerId } = bargain
  const hold = { kind: 'bargain', referenceId: bargain.id } as const
  const { released } = await voidBargainsUnposted(tx, [listing.id], () => 'sold')
  // Several transfers follow, of several people's money: all their accounts are locked at once and in order.
  await lockAccounts(tx, [
    userAccount(buyerId, 'available'),
    userAccount(buyerId, 'held'),
    ...released.flatMap(({ postings }) => postings.flatMap(({ source, destination }) => [source, destination])),
  ])
  const shortfall = await resizeHold(tx, hold, price)
  if (shortfall) return shortfall
  const source = { listingId: listing.id, bargainId: bargain.id }
  await moveListings(tx, [listing], { event: 'order', actor })
  const { orderId, stillHeld } = await createPaidOrder(tx, services, { buyerId, asset, price, source, hold, actor })
  if (stillHeld !== 0n) throw new Error(`bargain ${bargain.id} held ${stillHeld} more than its price`)
  if (released.length > 0) await postCovered(tx, released)
  await refreshGoodsMarkets(tx, [listing])
  return orderId
}
