import { z } from 'zod'
import { maxShopNotice, maxTypedName } from './bounds.ts'
import { getCall, postCall } from './call.ts'
import { amount, id, plainLines, timestamp } from './fields.ts'
import { buyerRecord, sellerRecord } from './reputation.ts'
import { deliveryPromises } from './words.ts'

/** When a seller was last seen: within ten minutes, a day, a week, or longer ago. */
export const seenLast = z.enum(['now', 'today', 'week', 'earlier'])
export type SeenLast = z.output<typeof seenLast>

/** A shop as shown in lists. Its id is its owner's. */
export const shopCard = z.object({
  shop_id: id,
  /** Null: named after its owner. */
  name: z.string().nullable(),
  owner: z.object({ nickname: z.string(), avatar: z.string().nullable() }),
  /** An offline shop's listings can neither be seen nor bought. */
  is_online: z.boolean(),
  on_sale_count: z.int(),
  /** Over the last 90 days; null without sales. */
  delivered_ratio: z.number().min(0).max(1).nullable(),
  sample: z.int(),
  median_delivery_seconds: z.int().nullable(),
})

/** A shop as visible to everyone. */
export const shopView = shopCard.extend({
  /** Others don't see it while the owner may not sell. */
  notice: z.string().nullable(),
  /** The owner may not sell at the moment. */
  is_restricted: z.boolean(),
  owner_seen: seenLast,
  /** The owner's trade record of the last 90 days. */
  as_seller: sellerRecord,
  as_buyer: buyerRecord,
  /** Capped at `mostFollowers`. */
  follower_count: z.int(),
  /** Minutes from payment within which the owner promises to send the offer; null: no promise. */
  delivery_minutes: z.int().nullable(),
  is_bargainable: z.boolean(),
  opened_at: timestamp,
})

export const infoById = getCall('/api/v1/shop/info_by_id', {
  name: 'shop.infoById',
  summary: 'A shop, for everybody',
  request: z.object({ shop_id: id }),
  response: shopView,
})

const mine = shopView.extend({
  /** Its public page exists: they have set it up, or have had something to sell. */
  is_public: z.boolean(),
  /** The lowest bargain that the seller accepts to see, in percent of the price. */
  lowest_bargain_percent: z.int(),
  on_sale_amount: amount,
  reserved_count: z.int(),
  failed_count: z.int(),
  /** All delivered sales ever, at their prices. */
  sold_count: z.int(),
  sold_amount: amount,
})

export const info = getCall('/api/v1/shop/info', {
  name: 'shop.info',
  summary: 'My shop with its settings and figures',
  session: 'required',
  request: z.object({}),
  response: mine,
})

const deliveryPromise = z.union(deliveryPromises.map((minutes) => z.literal(minutes)))

export const setState = postCall('/api/v1/shop/state', {
  name: 'shop.setState',
  summary: 'Open or close my shop, and change its settings; what is left out stays',
  session: 'required',
  idempotent: true,
  request: z
    .object({
      is_online: z.boolean().optional(),
      /** Null: named after its owner. */
      name: z.string().max(maxTypedName).nullable().optional(),
      notice: plainLines(maxShopNotice).nullable().optional(),
      delivery_minutes: deliveryPromise.nullable().optional(),
      lowest_bargain_percent: z.int().min(1).max(99).optional(),
    })
    .refine((settings) => Object.values(settings).some((value) => value !== undefined), 'something to change'),
  response: mine,
})
