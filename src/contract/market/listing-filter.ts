import { z } from 'zod'
import { goodsId, id, queryInt } from '../fields.ts'

/** Filters that are about one item and not its goods; the market's list and the list of one goods have them alike. */

/** A sticker that the item carries: its goods id, in a certain slot `2:<goods_id>`, or at least so many of it `x4:<goods_id>`. */
const stickerWish = z.string().regex(/^(?:[0-5]:|x[2-6]:)?[0-9a-z]{11}$/)

/** Query numbers and flags arrive as strings. */
const queryNumber = (schema: z.ZodType<number, number>) =>
  z.preprocess((v) => (typeof v === 'string' && /^\d(?:\.\d{1,20})?$/.test(v) ? Number(v) : v), schema)
const queryFlag = z.preprocess((v) => (v === 'true' ? true : v === 'false' ? false : v), z.boolean())

const style = z.int().min(1).max(999)
const wear = z.number().min(0).max(1)
const seed = z.int().min(0).max(1000)
const count = z.int().min(0).max(6)

function filterOf<
  Style extends z.ZodType,
  Wear extends z.ZodType,
  Int extends z.ZodType,
  Flag extends z.ZodType,
>(part: { style: Style; wear: Wear; seed: Int; count: Int; flag: Flag }) {
  return {
    /** Styles, such as the phases of a Doppler: any of them. */
    style_ids: z.array(part.style).min(1).max(16).optional(),
    /** Bounds belong to the interval. */
    wear_min: part.wear.optional(),
    wear_max: part.wear.optional(),
    seed_min: part.seed.optional(),
    seed_max: part.seed.optional(),
    sticker_count_min: part.count.optional(),
    sticker_count_max: part.count.optional(),
    /** All of them. */
    stickers: z.array(stickerWish).min(1).max(6).optional(),
    has_charm: part.flag.optional(),
    charm_id: goodsId.optional(),
    has_name_tag: part.flag.optional(),
    is_bargainable: part.flag.optional(),
    /** Of one shop. Listings of a shop that is offline are never shown. */
    seller_id: id.optional(),
  }
}

export const listingFilter = filterOf({ style, wear, seed, count, flag: z.boolean() })
export const queryListingFilter = filterOf({
  style: queryInt(style),
  wear: queryNumber(wear),
  seed: queryInt(seed),
  count: queryInt(count),
  flag: queryFlag,
})
