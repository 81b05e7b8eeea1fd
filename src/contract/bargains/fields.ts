import { z } from 'zod'
import { amount, goodsId, id, timestamp } from '../fields.ts'
import { goodsInfo } from '../market/goods-fields.ts'
import { assetInfo } from '../market/listing-fields.ts'

/**
 * `awaiting_payment`: created, the money is not yet held. `open`: awaits the seller's answer. `countered`: awaits the
 * buyer's. The others are final.
 */
export const bargainState = z.enum([
  'awaiting_payment',
  'open',
  'countered',
  'accepted',
  'refused',
  'withdrawn',
  'expired',
  'void',
])
export type BargainState = z.output<typeof bargainState>

/** Why a bargain became void: what happened to its listing. `bought`: its own buyer paid the listing's price. */
export const voidReason = z.enum(['sold', 'bought', 'off_shelf', 'failed', 'price_changed'])
export type VoidReason = z.output<typeof voidReason>

/** `reserved`: by an unpaid order. `shop_paused`: the seller has paused all sales. */
export const bargainObstacle = z.enum(['reserved', 'shop_paused'])
export type BargainObstacle = z.output<typeof bargainObstacle>

export const bargainRole = z.enum(['buyer', 'seller'])
export type BargainRole = z.output<typeof bargainRole>
export const bargainActor = z.enum(['buyer', 'seller', 'platform', 'system'])

/** In whole percent of the listing's price. */
export const lowestPercent = z.int().min(1).max(99)

export const bargainView = z.object({
  bargain_id: id,
  role: bargainRole,
  state: bargainState,
  listing_id: id,
  goods_id: goodsId,
  style_id: z.int(),
  goods_info: goodsInfo,
  asset: assetInfo,
  /** The listing's price when the bargain was made; changing it ends the listing's bargains. */
  listing_price: amount,
  /** What the buyer offers. */
  price: amount,
  /** The price the seller asks instead; null if they did not counter. */
  counter_price: amount.nullable(),
  /** What the buyer has to pay next: the price, or the difference to the counter. Null when nothing is due. */
  amount_due: amount.nullable(),
  counterpart: z.object({ user_id: z.string(), nickname: z.string(), avatar: z.string().nullable() }),
  created_at: timestamp,
  /** When the state times out; null in a final state. */
  deadline_at: timestamp.nullable(),
  /** Who has to act now; null in a final state. */
  awaited: bargainRole.nullable(),
  /** Why nobody can accept or buy for now; null if nothing stands in the way, or the listing is gone. */
  obstacle: bargainObstacle.nullable(),
  void_reason: voidReason.nullable(),
  /** The order created from an accepted bargain. */
  order_id: id.nullable(),
  ended_at: timestamp.nullable(),
})
export type BargainView = z.output<typeof bargainView>

export const bargainRules = z.object({
  payment_seconds: z.int(),
  /** Time for the seller to answer, and for the buyer to answer a counter. */
  answer_seconds: z.int(),
  /** Bargains that a buyer may have in progress at once. */
  max_open: z.int(),
})
