import { z } from 'zod'
import { amount, goodsId, id, styleId, timestamp } from '../fields.ts'

export const sticker = z.object({
  slot: z.int().min(0).max(5),
  goods_id: goodsId.nullable(),
  name: z.string(),
  image: z.string().nullable(),
  /** 0 is pristine, 1 fully scraped off; null if the platform does not say. */
  wear: z.number().min(0).max(1).nullable(),
})

/** What is known about one physical item. */
export const assetInfo = z.object({
  asset_id: z.string(),
  wear: z.number().nullable(),
  paint_seed: z.int().nullable(),
  /** Fade percentage, 80 to 100; null for finishes that do not fade. */
  fade: z.number().nullable(),
  stickers: z.array(sticker),
  charm: z
    .object({
      goods_id: goodsId.nullable(),
      name: z.string(),
      image: z.string().nullable(),
      /** Its template number, 0 to 99999; null if the platform does not say. */
      pattern: z.int().nullable(),
    })
    .nullable(),
  name_tag: z.string().nullable(),
  inspect_url: z.string().nullable(),
})

/** One listing, as shown in market lists. */
export const listingItem = z.object({
  listing_id: id,
  goods_id: goodsId,
  style_id: styleId,
  price: amount,
  asset: assetInfo,
  seller: z.object({
    user_id: z.string(),
    nickname: z.string(),
    avatar: z.string().nullable(),
    /** Over the last 90 days; null without sales. */
    delivered_ratio: z.number().min(0).max(1).nullable(),
    sample: z.int(),
    median_delivery_seconds: z.int().nullable(),
  }),
  /** Accepts bargains. */
  is_bargainable: z.boolean(),
  listed_at: timestamp,
})
