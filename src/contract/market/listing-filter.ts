import { z } from 'zod'
import { maxSeed, maxSeeds } from '#lib/seeds.ts'
import { goodsId, id, queryInt } from '../fields.ts'
import { tones } from '../words.ts'

/** Filters on single items rather than goods, shared by the market's list and the list of one goods. */

/**
 * A sticker on the item: its goods id, optionally in a given slot (`2:<goods_id>`) or at least that many times
 * (`x4:<goods_id>`).
 */
const stickerCondition = z.string().regex(/^(?:[0-5]:|x[2-6]:)?[0-9a-z]{11}$/)

/** Numbers and flags in a query arrive as strings. */
const queryNumber = (schema: z.ZodType<number, number>) =>
  z.preprocess(
    (v) => (typeof v === 'string' && /^\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,2})?$/.test(v) ? Number(v) : v),
    schema,
  )
const queryFlag = z.preprocess((v) => (v === 'true' ? true : v === 'false' ? false : v), z.boolean())

const style = z.int().min(1).max(999)
const wear = z.number().min(0).max(1)
const seed = z.int().min(0).max(maxSeed)
const count = z.int().min(0).max(6)
const percent = z.number().min(0).max(100)

function filterOf<
  Style extends z.ZodType,
  Wear extends z.ZodType,
  Int extends z.ZodType,
  Percent extends z.ZodType,
  Flag extends z.ZodType,
>(part: { style: Style; wear: Wear; seed: Int; count: Int; percent: Percent; flag: Flag }) {
  return {
    /** Any of these styles, such as the phases of a Doppler. */
    style_ids: z.array(part.style).min(1).max(16).optional(),
    /** Bounds are inclusive. */
    wear_min: part.wear.optional(),
    wear_max: part.wear.optional(),
    /** Any of these paint seeds; cannot be combined with a range. */
    seeds: z.array(part.seed).min(1).max(maxSeeds).optional(),
    seed_min: part.seed.optional(),
    seed_max: part.seed.optional(),
    /** Any of these: a fade, or a style that is a gem or a phase. */
    tones: z.array(z.enum(tones)).min(1).max(tones.length).optional(),
    /** Fade percentage; items without a fade match no bounds. */
    fade_min: part.percent.optional(),
    fade_max: part.percent.optional(),
    sticker_count_min: part.count.optional(),
    sticker_count_max: part.count.optional(),
    /** All of these. */
    stickers: z.array(stickerCondition).min(1).max(6).optional(),
    /** No sticker is scraped further than this; stickers of unknown wear do not match. */
    sticker_wear_max: part.wear.optional(),
    has_charm: part.flag.optional(),
    charm_id: goodsId.optional(),
    has_name_tag: part.flag.optional(),
    is_bargainable: part.flag.optional(),
    /** Listings of one shop. Listings of an offline shop are never shown. */
    seller_id: id.optional(),
  }
}

export const listingFilter = filterOf({ style, wear, seed, count, percent, flag: z.boolean() })
export const queryListingFilter = filterOf({
  style: queryInt(style),
  wear: queryNumber(wear),
  seed: queryInt(seed),
  count: queryInt(count),
  percent: queryNumber(percent),
  flag: queryFlag,
})
