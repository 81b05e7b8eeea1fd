import { codes } from '#contract/codes.ts'
import { formatAmount } from '#lib/money.ts'
import { type Refusal, refusals, refuse } from '../refusal.ts'
import { type LockedPurchaseOrder, unitsLeft } from './lock-purchase-orders.ts'

/** Why a seller can't supply so many units at this price (fen), or null. Whether the items fit is another matter. */
export function findSupplyProblem(
  { purchase, now }: LockedPurchaseOrder,
  sellerId: bigint,
  { price, units }: { price: bigint; units: number },
): Refusal | null {
  // Nobody else knows of what was never paid.
  if (purchase.paidAt === null) return refusals.notFound()
  if (purchase.buyerId === sellerId)
    return refuse(codes.ownPurchaseOrder, 'This is your own purchase order.', '不能供应自己的求购。')
  if (purchase.state !== 'active' || purchase.expiresAt <= now)
    return refuse(
      codes.purchaseOrderClosed,
      'Somebody was faster, or the buyer changed their mind: this purchase order is not open.',
      '该求购已被他人供应或已关闭。',
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
