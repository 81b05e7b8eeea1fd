import { z } from 'zod'
import { steamIdOf } from '#lib/steam-id.ts'
import { OFFER_STATES, type OfferItem, type TradeOffer } from '../../ports/game-platform.ts'

const itemSchema = z.object({
  assetid: z.string(),
  contextid: z.string(),
  classid: z.string(),
  instanceid: z.string(),
  amount: z.string(),
  missing: z.boolean().default(false),
})

const offerSchema = z.object({
  tradeofferid: z.string(),
  accountid_other: z.number().int(),
  message: z.string().default(''),
  trade_offer_state: z.number().int(),
  is_our_offer: z.boolean(),
  items_to_give: z.array(itemSchema).default([]),
  items_to_receive: z.array(itemSchema).default([]),
  time_created: z.number(),
  time_updated: z.number(),
  expiration_time: z.number(),
  tradeid: z.string().optional(),
  escrow_end_date: z.number().default(0),
})
type RawOffer = z.infer<typeof offerSchema>

const descriptionsSchema = z
  .array(z.object({ classid: z.string(), instanceid: z.string().default('0'), market_hash_name: z.string() }))
  .default([])
export type Descriptions = z.infer<typeof descriptionsSchema>

/** Steam omits empty lists. */
export const offerListSchema = z.object({
  trade_offers_sent: z.array(offerSchema).default([]),
  trade_offers_received: z.array(offerSchema).default([]),
  descriptions: descriptionsSchema,
  next_cursor: z.number().default(0),
})

export const singleOfferSchema = z.object({ offer: offerSchema.optional(), descriptions: descriptionsSchema })

/** Steam counts seconds. */
export const dateOf = (seconds: number) => new Date(seconds * 1000)

export function toOffer(raw: RawOffer, descriptions: Descriptions): TradeOffer {
  const names = new Map(descriptions.map((each) => [`${each.classid}_${each.instanceid}`, each.market_hash_name]))
  const toItem = (item: z.infer<typeof itemSchema>): OfferItem => ({
    assetId: item.assetid,
    contextId: item.contextid,
    classId: item.classid,
    instanceId: item.instanceid,
    amount: Number(item.amount),
    isMissing: item.missing,
    marketHashName: names.get(`${item.classid}_${item.instanceid}`) ?? null,
  })
  return {
    offerId: raw.tradeofferid,
    partner: steamIdOf(raw.accountid_other),
    isOurs: raw.is_our_offer,
    // Steam numbers offer states from 1.
    state: OFFER_STATES[raw.trade_offer_state - 1] ?? 'unknown',
    message: raw.message,
    itemsToGive: raw.items_to_give.map(toItem),
    itemsToReceive: raw.items_to_receive.map(toItem),
    createdAt: dateOf(raw.time_created),
    updatedAt: dateOf(raw.time_updated),
    expiresAt: dateOf(raw.expiration_time),
    tradeId: raw.tradeid ?? null,
    escrowEndsAt: raw.escrow_end_date > 0 ? dateOf(raw.escrow_end_date) : null,
  }
}
