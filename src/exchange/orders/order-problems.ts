import { type Placeholder, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { formatAmount } from '#lib/money.ts'
import { type listings } from '../db/schema/listings.ts'
import { orders } from '../db/schema/orders.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** Unpaid orders keep listings off the market, so each person may have only this many. */
export const maxUnpaidOrders = 50

type ListingRow = Pick<typeof listings.$inferSelect, 'state' | 'isShopOnline' | 'sellerId' | 'price'>

/** Why a person can't order a listing at the price they were shown (fen), or null. */
export function findListingProblem(
  listing: ListingRow | undefined,
  wanted: { listingId: bigint; price: bigint },
  buyerId: bigint,
): Refusal | null {
  const extra = { listing_id: wanted.listingId.toString() }
  if (listing?.state !== 'on_sale' || !listing.isShopOnline)
    return refuse(codes.listingGone, 'This item is no longer on sale.', '该饰品已不在售。', extra)
  if (listing.sellerId === buyerId)
    return refuse(codes.ownListing, 'This is your own listing.', '不能购买自己上架的饰品。', extra)
  if (listing.price === wanted.price) return null
  return refuse(codes.priceChanged, 'The price has changed. Please look at it again.', '价格已变动，请重新确认。', {
    ...extra,
    price: formatAmount(listing.price),
  })
}

/** A person's orders awaiting payment; worded exactly like the predicate of their index. */
export const unpaidOf = (buyerId: bigint | Placeholder) =>
  sql`${orders.buyerId} = ${buyerId} and ${orders.state} = 'awaiting_payment'`

/** Refuses further orders that would exceed the limit of unpaid ones; null if they fit. */
export function findTooManyUnpaid(unpaid: number, further: number): Refusal | null {
  if (unpaid + further <= maxUnpaidOrders) return null
  return refuse(codes.tooManyRequests, 'Pay or cancel your open orders first.', '请先支付或取消未付款的订单。')
}
