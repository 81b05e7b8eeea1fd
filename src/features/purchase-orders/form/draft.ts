import type { CallRequest } from '#contract/call.ts'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'
import { isPrice, priceBounds } from '#contract/price-bounds.ts'
import { leastFade, maxOpenDays, maxUnits } from '#contract/purchase-orders/bounds.ts'
import type { PurchaseConditions } from '#contract/purchase-orders/fields.ts'
import type { create } from '#contract/purchase-orders/purchase-orders.ts'
import { durationText } from '#i18n/duration-text.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { maxSeeds, readSeeds, seedText } from '#lib/seeds.ts'
import * as m from '#paraglide/messages.js'

/** The terms of a purchase order, as the exchange expects them. */
export type PurchaseTerms = CallRequest<typeof create>

/** Required, excluded, or irrelevant. */
export type Choice = 'any' | 'yes' | 'no'
export interface NamedCondition {
  /** A goods id as the conditions spell it, possibly with a slot or count in front. */
  condition: string
  name: string
}

/** The contents of the form's fields. */
export interface Draft {
  /** 0 takes any style. */
  styleId: number
  price: string
  quantity: string
  /** Days from now, or as long as it is open anyway. */
  openDays: number | 'as before'
  wearMin: string
  wearMax: string
  /** `412, 661` or a range `100-200`. */
  seeds: string
  /** In percent. */
  fadeMin: string
  fadeMax: string
  /** Empty: irrelevant. */
  stickerCount: string
  stickers: readonly NamedCondition[]
  hasCharm: Choice
  charm: NamedCondition | null
  hasNameTag: Choice
}

export const emptyDraft: Draft = {
  styleId: 0,
  price: '',
  quantity: '1',
  openDays: maxOpenDays,
  wearMin: '',
  wearMax: '',
  seeds: '',
  fadeMin: '',
  fadeMax: '',
  stickerCount: '',
  stickers: [],
  hasCharm: 'any',
  charm: null,
  hasNameTag: 'any',
}

/** The fields that can be invalid. */
export type DraftField = 'price' | 'quantity' | 'wear' | 'seeds' | 'fade'
export type DraftErrors = Partial<Record<DraftField, string>>

export const maxStickers = 6

export const isFull = ({ stickers }: Draft) => stickers.length >= maxStickers

/** Whether it has conditions beyond goods and style. */
export const asksForMore = ({ wearMin, wearMax, seeds, fadeMin, fadeMax, ...draft }: Draft) =>
  [wearMin, wearMax, seeds, fadeMin, fadeMax].some((text) => text !== '') || Object.keys(readExtras(draft)).length > 0

const shownBounds = () => ({
  min: formatMoney(formatAmount(priceBounds.min)),
  max: formatMoney(formatAmount(priceBounds.max)),
})

/** Reads the fields: the terms, or their errors. `info`: the wear that items of the goods can have. */
export function readDraft(info: ReadFor, draft: Draft): { terms: PurchaseTerms } | { errors: DraftErrors } {
  const price = wireAmountOf(draft.price)
  const quantity = readWhole(draft.quantity, maxUnits)
  const wear = readBounds(draft.wearMin, draft.wearMax, wears)
  const fade = readBounds(draft.fadeMin, draft.fadeMax, fades)
  const seeds = readSeeds(draft.seeds)
  const errors: DraftErrors = {
    ...((price === undefined || !isPrice(parseAmount(price))) && {
      price: m.purchase_orders_error_price(shownBounds()),
    }),
    ...(!quantity && { quantity: m.purchase_orders_error_quantity({ max: formatNumber(maxUnits) }) }),
    ...(wear === null
      ? { wear: m.purchase_orders_error_wear() }
      : !isPossible(wear, info) && { wear: m.purchase_orders_error_wear_range(wearRangeOf(info)) }),
    ...(fade === null && { fade: m.purchase_orders_error_fade() }),
    ...(seeds === null && { seeds: m.purchase_orders_error_seeds({ max: maxSeeds }) }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return {
    terms: {
      goods_id: info.goods_id,
      style_id: draft.styleId,
      conditions: {
        ...(wear?.min !== undefined && { wear_min: wear.min }),
        ...(wear?.max !== undefined && { wear_max: wear.max }),
        ...seeds,
        ...(fade?.min !== undefined && { fade_min: fade.min }),
        ...(fade?.max !== undefined && { fade_max: fade.max }),
        ...readExtras(draft),
      },
      price: price!,
      quantity: quantity!,
      open_days: draft.openDays === 'as before' ? maxOpenDays : draft.openDays,
    },
  }
}

type ReadFor = Pick<GoodsInfo, 'goods_id' | 'wear_min' | 'wear_max'>

/** The wear that items of a goods can have, as shown. */
export const wearRangeOf = ({ wear_min, wear_max }: Pick<GoodsInfo, 'wear_min' | 'wear_max'>) => ({
  min: String(wear_min ?? 0),
  max: String(wear_max ?? 1),
})

/** Whether items of the goods can have such wear, at either bound. */
const isPossible = (asked: Bounds, { wear_min, wear_max }: Pick<GoodsInfo, 'wear_min' | 'wear_max'>) =>
  [asked.min, asked.max].every((wear) => wear === undefined || (wear >= (wear_min ?? 0) && wear <= (wear_max ?? 1)))

type Extras = Pick<Draft, 'stickerCount' | 'stickers' | 'hasCharm' | 'charm' | 'hasNameTag'>

function readExtras({ stickerCount, stickers, hasCharm, charm, hasNameTag }: Extras): PurchaseConditions {
  return {
    ...(stickerCount && { sticker_count_min: Number(stickerCount) }),
    ...(stickers.length > 0 && { stickers: stickers.map(({ condition }) => condition) }),
    ...(hasCharm !== 'any' && { has_charm: hasCharm === 'yes' }),
    ...(charm && hasCharm !== 'no' && { charm_id: charm.condition }),
    ...(hasNameTag !== 'any' && { has_name_tag: hasNameTag === 'yes' }),
  }
}

/** Undefined if it is not a whole number from 1 to the maximum. */
function readWhole(text: string, max: number): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= max ? value : undefined
}

interface Range {
  least: number
  most: number
}

const wears: Range = { least: 0, most: 1 }
const fades: Range = { least: leastFade, most: 100 }

const readBound = (text: string, { least, most }: Range) => {
  if (text.trim() === '') return undefined
  const value = Number(text)
  return /^[\d.]+$/.test(text.trim()) && value >= least && value <= most ? value : null
}

interface Bounds {
  min?: number | undefined
  max?: number | undefined
}

/** Null unless these are bounds within the range. */
function readBounds(from: string, to: string, range: Range): Bounds | null {
  const [min, max] = [readBound(from, range), readBound(to, range)]
  if (min === null || max === null || (min ?? range.least) > (max ?? range.most)) return null
  return { min, max }
}

export type Bound = 'min' | 'max'

/** Which bound of a wrong range is to be mended: the lower one, unless it is right by itself. */
export function wrongWear({ wearMin }: Pick<Draft, 'wearMin'>, info: Pick<GoodsInfo, 'wear_min' | 'wear_max'>): Bound {
  const lower = readBounds(wearMin, '', wears)
  return lower && isPossible(lower, info) ? 'max' : 'min'
}

export const wrongFade = ({ fadeMin }: Pick<Draft, 'fadeMin'>): Bound =>
  readBounds(fadeMin, '', fades) ? 'max' : 'min'

/** The fields for an existing purchase order. */
export function draftOf(purchase: {
  style_id: number
  conditions: PurchaseConditions
  named_goods: readonly { goods_id: string; name: string }[]
  price: string
  quantity: number
}): Draft {
  const { conditions } = purchase
  const named = (condition: string): NamedCondition => ({
    condition,
    name: nameOfCondition(condition, purchase.named_goods),
  })
  const choice = (asked: boolean | undefined): Choice => (asked === undefined ? 'any' : asked ? 'yes' : 'no')
  return {
    styleId: purchase.style_id,
    price: purchase.price,
    quantity: String(purchase.quantity),
    openDays: 'as before',
    wearMin: conditions.wear_min?.toString() ?? '',
    wearMax: conditions.wear_max?.toString() ?? '',
    seeds: seedText(conditions),
    fadeMin: conditions.fade_min?.toString() ?? '',
    fadeMax: conditions.fade_max?.toString() ?? '',
    stickerCount: conditions.sticker_count_min?.toString() ?? '',
    stickers: (conditions.stickers ?? []).map(named),
    hasCharm: choice(conditions.has_charm),
    charm: conditions.charm_id === undefined ? null : named(conditions.charm_id),
    hasNameTag: choice(conditions.has_name_tag),
  }
}

/** The goods of the named stickers and charm. */
export const namedIn = ({ stickers, charm }: Draft) =>
  [...stickers, ...(charm ? [charm] : [])].map(({ condition, name }) => ({ goods_id: goodsOf(condition), name }))

export const goodsOf = (condition: string) => condition.split(':').at(-1)!

/** The name of the goods in a condition; the condition itself if `named` lacks it. */
export function nameOfCondition(condition: string, named: readonly { goods_id: string; name: string }[]): string {
  return named.find(({ goods_id }) => goods_id === goodsOf(condition))?.name ?? condition
}

const daySeconds = 24 * 3600

/** So many days in words. */
export const openText = (days: number) => durationText(days * daySeconds)

/** The total for a number of units; price and total are decimal strings with two digits. */
export const totalOf = (price: string, units: number) => formatAmount(parseAmount(price) * BigInt(units))
