import { z } from 'zod'
import { amount, goodsId, id, styleId, timestamp } from '../fields.ts'
import { marketEventKinds, maxFollowedListings } from '../words.ts'

export const marketEventKind = z.enum(marketEventKinds)
export type MarketEventKind = z.output<typeof marketEventKind>

/** The `data` of one event; its `event` field is the kind and its `id` field the id. */
export const marketEvent = z.object({
  id,
  kind: marketEventKind,
  /** Null for a sale that filled a purchase order, and for what concerns past sales and purchase orders. */
  listing_id: id.nullable(),
  goods_id: goodsId,
  /** 0 for a purchase order that takes any style. */
  style_id: styleId,
  price: amount,
  at: timestamp,
})
export type MarketEvent = z.output<typeof marketEvent>

export const marketEventsQuery = z.strictObject({
  /** Only events of this goods. */
  goods_id: goodsId.optional(),
  /** Only events of these listings, comma-separated. */
  listing_ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(id).max(maxFollowedListings))
    .optional(),
  /** Resume after this event, like the `Last-Event-ID` header; 0 starts at the oldest one kept. */
  last_id: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
})
