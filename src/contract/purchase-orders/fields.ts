import { z } from 'zod'
import { maxSeed } from '#lib/seeds.ts'
import { amount, goodsId, id, styleId, timestamp } from '../fields.ts'
import { listingFilter } from '../market/listing-filter.ts'

/** Purchase-order field schemas shared by several calls. */

export const purchaseState = z.enum(['awaiting_payment', 'active', 'suspended', 'fulfilled', 'cancelled', 'expired'])
export type PurchaseState = z.output<typeof purchaseState>

const { wear_min, wear_max, seeds, seed_min, seed_max, fade_min, fade_max } = listingFilter
const { sticker_count_min, stickers, has_charm, charm_id, has_name_tag } = listingFilter

/**
 * Conditions on an item beyond its goods and style, in terms of the market's filters. All given conditions must hold;
 * omitted ones do not apply.
 */
export const purchaseConditions = z
  .strictObject({
    wear_min,
    wear_max,
    seeds,
    seed_min,
    seed_max,
    fade_min,
    fade_max,
    sticker_count_min,
    stickers,
    has_charm,
    charm_id,
    has_name_tag,
  })
  .superRefine((asked, context) => {
    const contradict = (field: keyof typeof asked, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if ((asked.wear_min ?? 0) > (asked.wear_max ?? 1)) contradict('wear_max', 'less than wear_min')
    if ((asked.seed_min ?? 0) > (asked.seed_max ?? maxSeed)) contradict('seed_max', 'less than seed_min')
    if ((asked.fade_min ?? 0) > (asked.fade_max ?? 100)) contradict('fade_max', 'less than fade_min')
    if (asked.seeds && (asked.seed_min !== undefined || asked.seed_max !== undefined))
      contradict('seeds', 'either seeds or a range of them')
    if (asked.charm_id !== undefined && asked.has_charm === false) contradict('charm_id', 'a charm and no charm')
  })
export type PurchaseConditions = z.output<typeof purchaseConditions>

/**
 * Outcome of checking others' prices: outbid, all are lower, the best is at the ceiling or above it, balance too low, or
 * not allowed now.
 */
export const outbidOutcome = z.enum(['outbid', 'leading', 'beyond_ceiling', 'balance_too_low', 'restricted'])
export type OutbidOutcome = z.output<typeof outbidOutcome>

/** How a purchase order outbids others automatically. Its price never exceeds the ceiling. */
export const outbidSetting = z.object({
  ceiling: amount,
  step: amount,
  /** Of the last check of others' prices; null before the first. */
  outcome: outbidOutcome.nullable(),
  /** When it last outbid somebody, which happens at most once in ten minutes. */
  outbid_at: timestamp.nullable(),
})

/** Why an asset does not meet a purchase order. */
export const unfitReason = z.enum(['goods', 'style', 'wear', 'paint_seed', 'fade', 'stickers', 'charm', 'name_tag'])
export type UnfitReason = z.output<typeof unfitReason>

/** A purchase order as visible to everyone. */
export const openPurchase = z.object({
  purchase_id: id,
  goods_id: goodsId,
  /** 0 takes any style. */
  style_id: styleId,
  conditions: purchaseConditions,
  /** The stickers and charm named in the conditions, for display. */
  named_goods: z.array(z.object({ goods_id: goodsId, name: z.string(), image: z.string() })),
  /** Per unit. */
  price: amount,
  quantity: z.int(),
  /** Units whose order was not refunded. */
  filled: z.int(),
  /** Units still wanted. */
  left: z.int(),
  buyer: z.object({ user_id: z.string(), nickname: z.string(), avatar: z.string().nullable() }),
  /** Posted by the caller. */
  is_mine: z.boolean(),
  created_at: timestamp,
})
