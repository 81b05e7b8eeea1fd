import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import { amount, cursor, goodsId, id, pageOf, pageSize, positiveAmount, timestamp } from './fields.ts'
import { assetInfo, goodsInfo } from './market.ts'

/**
 * `awaiting_payment`: made, the money is not yet held. `open`: the seller has to answer. `countered`: the buyer has to.
 * The others are ends.
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

/** A seller hears of a bargain once its money is held. */
const receivedState = bargainState.exclude(['awaiting_payment'])

/** Why a bargain became void: what happened to its listing. */
export const voidReason = z.enum(['sold', 'off_shelf', 'failed', 'price_changed'])
export type VoidReason = z.output<typeof voidReason>

export const bargainRole = z.enum(['buyer', 'seller'])
export const bargainActor = z.enum(['buyer', 'seller', 'platform', 'system'])

/** Of the listing's price, in whole percent. */
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
  /** The listing's price when the bargain was made; a listing that changes it ends its bargains. */
  listing_price: amount,
  /** What the buyer offers. */
  price: amount,
  /** What the seller asks instead; null where they did not counter. */
  counter_price: amount.nullable(),
  /** What the buyer has to pay next: the price, or the difference to the counter. Null with nothing to pay. */
  amount_due: amount.nullable(),
  counterpart: z.object({ user_id: z.string(), nickname: z.string(), avatar: z.string().nullable() }),
  created_at: timestamp,
  /** When the state ends by itself; null in a final state. */
  deadline_at: timestamp.nullable(),
  /** Who has to act now; null in a final state. */
  awaited: bargainRole.nullable(),
  /** False while somebody else's unpaid order keeps the listing: until then nobody can accept. */
  is_acceptable: z.boolean(),
  void_reason: voidReason.nullable(),
  /** The order that an accepted bargain has become. */
  order_id: id.nullable(),
  ended_at: timestamp.nullable(),
})
export type BargainView = z.output<typeof bargainView>

export const bargainRules = z.object({
  payment_seconds: z.int(),
  /** The seller's time to answer, and the buyer's to answer a counter. */
  answer_seconds: z.int(),
  /** So many bargains a buyer may have under way at once. */
  max_open: z.int(),
})

export const create = postCall('/api/v1/order/create_bargain', {
  name: 'bargains.create',
  summary: 'Offer less for a listing than its price; the seller hears of it once the money is held',
  session: 'required',
  idempotent: true,
  request: z.strictObject({
    listing_id: id,
    /** The listing's price as it was shown. */
    listing_price: positiveAmount,
    price: positiveAmount,
  }),
  response: z.object({ bargain_id: id, amount_due: amount, available: amount, pay_before: timestamp }),
})

export const pay = postCall('/api/v1/pay/bargain', {
  name: 'bargains.pay',
  summary: 'Set the money for a bargain aside, or pay the difference to a counter and so buy the item',
  session: 'required',
  idempotent: true,
  request: z.strictObject({
    bargain_id: id,
    /** `amount_due` as it was shown. */
    amount: positiveAmount,
  }),
  response: z.object({
    bargain_id: id,
    state: bargainState,
    order_id: id.nullable(),
    deadline_at: timestamp.nullable(),
  }),
})

const page = { cursor: cursor.optional(), page_size: pageSize.default(20) }

export const received = postCall('/api/v1/order/bargin_list', {
  name: 'bargains.received',
  summary: 'The bargains on my listings, newest first',
  session: 'required',
  safe: true,
  request: z.strictObject({
    states: z.array(receivedState).min(1).max(7).optional(),
    listing_id: id.optional(),
    ...page,
  }),
  response: pageOf(bargainView),
})

export const sent = postCall('/api/v1/order/my_bargain', {
  name: 'bargains.sent',
  summary: 'The bargains that I made, newest first',
  session: 'required',
  safe: true,
  request: z.strictObject({
    states: z.array(bargainState).min(1).max(8).optional(),
    listing_id: id.optional(),
    ...page,
  }),
  response: pageOf(bargainView),
})

export const states = postCall('/api/v1/order/bargain_order_state', {
  name: 'bargains.states',
  summary: 'Where bargains of mine stand now, and the orders that they became',
  session: 'required',
  safe: true,
  request: z.strictObject({
    bargain_ids: z
      .array(id)
      .min(1)
      .max(50)
      .refine((ids) => new Set(ids).size === ids.length, 'each bargain once'),
  }),
  response: z.object({
    items: z.array(
      bargainView.pick({
        bargain_id: true,
        state: true,
        counter_price: true,
        amount_due: true,
        deadline_at: true,
        order_id: true,
      }),
    ),
  }),
})

/** What sellers allow: of all their listings, or of one. */
export const bargainTerms = z.object({
  allow_bargain: z.boolean(),
  lowest_percent: lowestPercent,
})

export const set = postCall('/api/v1/order/set_bargain', {
  name: 'bargains.set',
  summary: 'Allow or forbid bargaining and set the lowest accepted percentage, for some of my listings or for all',
  session: 'required',
  idempotent: true,
  request: z
    .strictObject({
      /** Absent: for everything I sell, now and later. */
      listing_ids: z
        .array(id)
        .min(1)
        .max(50)
        .refine((ids) => new Set(ids).size === ids.length, 'each listing once')
        .optional(),
      allow_bargain: z.boolean().optional(),
      /** Null takes a listing back to the percentage of all. */
      lowest_percent: lowestPercent.nullable().optional(),
    })
    .refine((terms) => terms.allow_bargain !== undefined || terms.lowest_percent !== undefined, {
      error: 'nothing to set',
      path: ['allow_bargain'],
    })
    .refine((terms) => terms.listing_ids !== undefined || terms.lowest_percent !== null, {
      error: 'the percentage of all can not be taken back',
      path: ['lowest_percent'],
    }),
  response: z.object({
    /** Of all my listings. */
    terms: bargainTerms,
    /** Of the named ones, as they are now in force. */
    listings: z.array(bargainTerms.extend({ listing_id: id, is_own_percent: z.boolean() })),
  }),
})

/** Ours: the terms of all my listings, for the settings page. */
export const terms = getCall('/api/ext/bargain/terms', {
  name: 'bargains.terms',
  summary: 'Whether I allow bargaining, and my lowest percentage',
  session: 'required',
  request: z.object({}),
  response: bargainTerms,
})

export const handle = postCall('/api/v1/order/handle_bargain', {
  name: 'bargains.handle',
  summary: 'Answer a bargain: the seller accepts, refuses or counters, the buyer withdraws or refuses a counter',
  session: 'required',
  idempotent: true,
  request: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('accept'),
      bargain_id: id,
      /** The offered price as it was shown. */
      price: positiveAmount,
    }),
    z.strictObject({ action: z.literal('counter'), bargain_id: id, price: positiveAmount }),
    z.strictObject({ action: z.literal('refuse'), bargain_id: id }),
    z.strictObject({ action: z.literal('withdraw'), bargain_id: id }),
  ]),
  response: z.object({
    bargain_id: id,
    state: bargainState,
    order_id: id.nullable(),
    deadline_at: timestamp.nullable(),
  }),
})

export const check = postCall('/api/v1/order/check_bargain_order', {
  name: 'bargains.check',
  summary: 'May this listing be bargained for at this price now? A refusal says why not',
  session: 'required',
  safe: true,
  request: create.request,
  response: z.object({
    amount_due: amount,
    available: amount,
    /** What the balance lacks; 0.00 with enough. */
    missing: amount,
  }),
})

export const purchase = getCall('/api/v1/market/bargain/purchase', {
  name: 'bargains.purchase',
  summary: 'What a person needs to know to bargain for a listing',
  session: 'required',
  request: z.object({ listing_id: id }),
  response: z.object({
    listing_id: id,
    goods_info: goodsInfo,
    asset: assetInfo,
    price: amount,
    seller: z.object({ user_id: z.string(), nickname: z.string(), avatar: z.string().nullable() }),
    /** False: not on sale, one's own, or its seller does not bargain. */
    is_bargainable: z.boolean(),
    lowest_percent: lowestPercent,
    /** The bounds of an offer, both allowed; null where the price leaves no room. */
    lowest_price: amount.nullable(),
    highest_price: amount.nullable(),
    /** Offers to choose from, highest first. */
    suggested_prices: z.array(amount),
    /** Bargains that wait for an answer on this listing, whoever made them. */
    open_count: z.int(),
    /** My own bargain that is under way on this listing. */
    my_bargain: bargainView.nullable(),
    /** Bargains that I have under way, of `rules.max_open`. */
    my_open_count: z.int(),
    available: amount,
    rules: bargainRules,
  }),
})

/** Ours: one bargain with everything that has happened to it. */
export const detail = getCall('/api/ext/bargain/detail', {
  name: 'bargains.detail',
  summary: 'One bargain of mine with its history',
  session: 'required',
  request: z.object({ bargain_id: id }),
  response: z.object({
    bargain: bargainView,
    events: z.array(
      z.object({
        event: z.string(),
        state: bargainState,
        actor: bargainActor,
        price: amount.nullable(),
        reason: z.string().nullable(),
        at: timestamp,
      }),
    ),
    rules: bargainRules,
  }),
})
