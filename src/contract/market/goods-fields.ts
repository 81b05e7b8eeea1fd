import { z } from 'zod'
import { amount, goodsId, styleId } from '../fields.ts'
import { exteriors, qualities } from '../words.ts'

/** Slugs of the catalogue; the exchange refuses unknown ones instead of ignoring them. */
export const slug = z.string().regex(/^[a-z0-9-_]{1,60}$/)

export const exterior = z.enum(exteriors)
export const quality = z.enum(qualities)

/** S3.8. A goods, or one style of it, as shown in the market. */
export const goodsInfo = z.object({
  goods_id: goodsId,
  /** 0: the goods as a whole. */
  style: styleId,
  name: z.string(),
  /** First line of a card, e.g. `AK-47`. */
  item_name: z.string(),
  /** Second line, e.g. `Redline`; null for kinds without a finish. */
  finish_name: z.string().nullable(),
  style_name: z.string().nullable(),
  market_hash_name: z.string(),
  category: slug,
  weapon: slug.nullable(),
  exterior: exterior.nullable(),
  quality,
  rarity: slug,
  wear_min: z.number().nullable(),
  wear_max: z.number().nullable(),
  collection: z.object({ key: slug, name: z.string() }).nullable(),
  /**
   * Base address of its picture: `${image}@1.webp`, `${image}@2.webp`, and by width as `${image}@w640.webp`
   * (`picture-widths.ts`).
   */
  image: z.string(),
})
export type GoodsInfo = z.output<typeof goodsInfo>

/** The current market of a goods. */
export const goodsMarket = z.object({
  on_sale_count: z.int(),
  lowest_price: amount.nullable(),
  /** What any item of it sells for: for a goods with styles, purchase orders for a single style are left out. */
  highest_purchase_price: amount.nullable(),
  purchase_count: z.int(),
  /** Median of the sales of the last 7 whole days, else of the last day with a sale; null without sales. */
  reference_price: amount.nullable(),
  /** Number of sales in those 7 days behind it: 0 if the price is older. */
  reference_sales: z.int(),
})
