import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { amount, goodsId, id, nothing, plainText, styleId, timestamp, uniqueList } from '../fields.ts'
import { goodsInfo } from '../market/goods-fields.ts'
import { assetInfo } from '../market/listing-fields.ts'
import { itemRefusal, saleAction } from '../selling.ts'
import { maxJobItems } from '../words.ts'
import { keptPriceRule, listingRule, nth, priceRule } from './price-rule.ts'
import { maxRuleName, noPriceReasons, priceBases, priceLimits, repricingOutcomes } from './words.ts'

const manyIds = uniqueList(z.array(id).max(maxJobItems))

/** The price of a rule, or why there is none. */
const rulePrice = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    price: amount,
    net: amount,
    base: z.enum(priceBases),
    base_price: amount,
    limited_by: z.enum(priceLimits).nullable(),
    /** The ending moved the price. */
    is_rounded: z.boolean(),
  }),
  z.object({ ok: z.literal(false), reason: z.enum(noPriceReasons) }),
])

export const quoteRule = postCall('/api/ext/selling/quote_rule', {
  name: 'priceRules.quote',
  summary: 'What the market asks and pays for up to 1,000 items or listings of mine, and what a price rule would give',
  session: 'required',
  safe: true,
  request: z.object({
    asset_ids: manyIds.default([]),
    listing_ids: manyIds.default([]),
    rule: priceRule.optional(),
    /** The n of `nth_cheapest` to report when no rule is given. */
    nth,
  }),
  response: z.object({
    /** Items first, then listings, each in request order. Items that I have sold meanwhile are left out. */
    items: z.array(
      z.object({
        asset_id: id,
        /** Set for a requested listing. */
        listing_id: id.nullable(),
        goods_id: goodsId,
        style_id: styleId,
        /** Current price of a listing. */
        price: amount.nullable(),
        reference_price: amount.nullable(),
        /** The highest price sold for within a year, of this style. */
        year_high: amount.nullable(),
        suggested_price: amount.nullable(),
        /** Excluding the caller's own listings and purchase orders. */
        bases: z.object({
          lowest: amount.nullable(),
          lowest_same_wear: amount.nullable(),
          highest_purchase: amount.nullable(),
          median_7d: amount.nullable(),
          nth_cheapest: amount.nullable(),
        }),
        /** Null when no rule is given. */
        quote: rulePrice.nullable(),
      }),
    ),
    fee_basis_points: z.int(),
    price_min: amount,
    price_max: amount,
  }),
})

const keptRule = z.object({
  rule_id: id,
  name: z.string(),
  rule: keptPriceRule,
  is_paused: z.boolean(),
  /** Number of listings it prices. */
  listing_count: z.int(),
  updated_at: timestamp,
})

/** A listing under a rule changes its price at most once in `pause_seconds`. */
export const list = getCall('/api/ext/selling/rules/list', {
  name: 'priceRules.list',
  summary: 'My price rules, by name, and what each last did to its listings',
  session: 'required',
  request: z.object({}),
  response: z.object({
    rules: z.array(
      keptRule.extend({ outcomes: z.array(z.object({ outcome: z.enum(repricingOutcomes), count: z.int() })) }),
    ),
    max_rules: z.int(),
    pause_seconds: z.int(),
  }),
})

export const save = postCall('/api/ext/selling/rules/save', {
  name: 'priceRules.save',
  summary: 'Make a price rule, or change it',
  session: 'required',
  idempotent: true,
  request: z.object({
    /** Omitted: creates a rule. */
    rule_id: id.optional(),
    name: plainText(maxRuleName).min(1),
    rule: keptPriceRule,
    /** Omitted: unchanged; a new rule is not paused. */
    is_paused: z.boolean().optional(),
  }),
  response: keptRule,
})

export const pause = postCall('/api/ext/selling/rules/pause', {
  name: 'priceRules.pause',
  summary: 'Pause a price rule, or go on with it; its name and what it says stay',
  session: 'required',
  idempotent: true,
  request: z.object({ rule_id: id, is_paused: z.boolean() }),
  response: keptRule,
})

export const remove = postCall('/api/ext/selling/rules/delete', {
  name: 'priceRules.delete',
  summary: 'Delete a price rule; its listings keep their prices',
  session: 'required',
  idempotent: true,
  request: z.object({ rule_id: id }),
  response: nothing,
})

export const attach = postCall('/api/ext/selling/rules/attach', {
  name: 'priceRules.attach',
  summary: 'Attach a price rule to my listings, or detach it (null)',
  session: 'required',
  idempotent: true,
  request: z.object({ rule_id: id.nullable(), listing_ids: manyIds.min(1) }),
  response: z.object({
    /** Excludes ended listings, which have no rule. */
    attached: z.int(),
    /** Whether the attached rule is paused, and so prices nothing for now. */
    is_paused: z.boolean(),
  }),
})

/** As typed by the user; the exchange validates the content. */
const listedCell = z.string().max(40)

export const checkPriceList = postCall('/api/ext/selling/price_list/check', {
  name: 'priceRules.checkPriceList',
  summary: 'Which lines of a price list can be done, and why not the others; `listingJobs.create` takes what can',
  session: 'required',
  safe: true,
  request: z.object({
    rows: z
      .array(
        z.strictObject({
          /** Line number in the file, from 1. */
          line: z.int().min(1),
          listing_id: listedCell.default(''),
          asset_id: listedCell.default(''),
          price: listedCell.default(''),
          /** The line has more cells than the head, so some may be under the wrong name: it is refused. */
          is_overlong: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(1_000),
  }),
  response: z.object({
    /** In request order. Code 0: `action` is the resulting action. */
    rows: z.array(
      z.object({
        ...itemRefusal,
        line: z.int(),
        action: saleAction.nullable(),
        /** Current price of a listing. */
        price_now: amount.nullable(),
        /** The price rule that prices a listing, and would do so again after the action; null if none. */
        rule: listingRule.nullable(),
        /** What the line is about, refused or not; null if it names nothing of the caller's. */
        item: z
          .object({
            goods_id: goodsId,
            style_id: styleId,
            asset: assetInfo,
            reference_price: amount.nullable(),
            /** Excluding the caller's own purchase orders. */
            highest_purchase_price: amount.nullable(),
            /** The highest price sold for within a year, of this style. */
            year_high: amount.nullable(),
          })
          .nullable(),
      }),
    ),
    /** Of the items' goods and styles. */
    goods_infos: z.array(goodsInfo),
    accepted: z.int(),
    refused: z.int(),
  }),
})
