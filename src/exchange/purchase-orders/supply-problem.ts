import { codes } from '#contract/codes.ts'
import { formatAmount } from '#lib/money.ts'
import { checkAction } from '../accounts/check-action.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { Refusal, refusals, refuse } from '../refusal.ts'
import { findUnfit, type FittableAsset, type Wanted } from './fit.ts'
import { type LockedPurchaseOrder, unitsLeft } from './lock-purchase-orders.ts'

/** Why a seller can't supply this many units at this price (fen), or null. Does not check whether the items fit. */
export function findSupplyProblem(
  { purchase, now }: LockedPurchaseOrder,
  sellerId: bigint,
  { price, units }: { price: bigint; units: number },
): Refusal | null {
  // Nobody else may learn of an unpaid purchase order.
  if (purchase.paidAt === null) return refusals.notFound()
  if (purchase.buyerId === sellerId)
    return refuse(codes.ownPurchaseOrder, 'This is your own purchase order.', '不能供应自己的求购。')
  if (purchase.state !== 'active' || purchase.expiresAt <= now)
    return refuse(
      codes.purchaseOrderClosed,
      'This purchase order is no longer open: it has been filled or has expired, or the buyer has suspended or cancelled it.',
      '该求购已不可供应：可能已被他人供应或已过期，也可能已被买家暂停或取消。',
      { state: purchase.state },
    )
  if (purchase.price !== price)
    return refuse(codes.priceChanged, 'The price has changed. Please look at it again.', '价格已变动，请重新确认。', {
      price: formatAmount(purchase.price),
    })
  const left = unitsLeft(purchase)
  if (units <= left) return null
  return refuse(codes.tooFewUnitsLeft, 'The buyer does not want so many any more.', '求购剩余数量不足。', { left })
}

/** Refuses a buyer who can't trade now: such a buyer is no use to the seller, however much money is held. */
export async function findBuyerProblem(
  db: Queryable | Transaction,
  buyerId: bigint,
  lock?: 'share',
): Promise<Refusal | null> {
  const standing = await checkAction(db, buyerId, 'purchase', lock)
  if (!(standing instanceof Refusal)) return null
  return refuse(codes.buyerUnavailable, 'The buyer can’t trade at the moment.', '买家暂时无法交易。')
}

/** Why an asset can't fill a purchase order, or null; the reasons are in `extra.unfit`. */
export function findAssetProblem(asset: FittableAsset & { id: bigint }, wanted: Wanted): Refusal | null {
  const unfit = findUnfit(asset, wanted)
  if (unfit.length === 0) return null
  return refuse(codes.assetUnfit, 'This item is not what the buyer asks for.', '该饰品不符合求购要求。', {
    asset_id: asset.id.toString(),
    unfit,
  })
}
