import type { CallRequest } from '#contract/call.ts'
import { maxUnits } from '#contract/purchase-orders/bounds.ts'
import type { PurchaseConditions } from '#contract/purchase-orders/fields.ts'
import type { create } from '#contract/purchase-orders/purchase-orders.ts'
import { wireAmountOf } from '#lib/clean-amount.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import * as m from '#paraglide/messages.js'

/** What is wanted, in the terms of the exchange. */
export type Wish = CallRequest<typeof create>

/** Required, excluded, or irrelevant. */
export type Choice = 'any' | 'yes' | 'no'
export interface NamedWish {
  /** A goods id as the conditions spell it, possibly with a slot or count in front. */
  wish: string
  name: string
}

/** The contents of the form's fields. */
export interface Draft {
  /** 0 takes any style. */
  styleId: number
  price: string
  quantity: string
  wearMin: string
  wearMax: string
  /** `412, 661` or a range `100-200`. */
  seeds: string
  /** Empty: irrelevant. */
  stickerCount: string
  stickers: readonly NamedWish[]
  hasCharm: Choice
  charm: NamedWish | null
  hasNameTag: Choice
}

export const emptyDraft: Draft = {
  styleId: 0,
  price: '',
  quantity: '1',
  wearMin: '',
  wearMax: '',
  seeds: '',
  stickerCount: '',
  stickers: [],
  hasCharm: 'any',
  charm: null,
  hasNameTag: 'any',
}

/** The fields that can be invalid. */
export type DraftField = 'price' | 'quantity' | 'wear' | 'seeds'
export type DraftErrors = Partial<Record<DraftField, string>>

const maxStickers = 6
const maxSeeds = 50
const maxSeed = 1000

export const isFull = ({ stickers }: Draft) => stickers.length >= maxStickers

/** Whether it has conditions beyond goods and style. */
export const asksForMore = ({ wearMin, wearMax, seeds, ...draft }: Draft) =>
  [wearMin, wearMax, seeds].some((text) => text !== '') || Object.keys(readExtras(draft)).length > 0

/** Reads the fields: the wish, or their errors. */
export function readDraft(goodsId: string, draft: Draft): { wish: Wish } | { errors: DraftErrors } {
  const price = wireAmountOf(draft.price)
  const quantity = readWhole(draft.quantity, maxUnits)
  const wear = readWear(draft)
  const seeds = readSeeds(draft.seeds)
  const errors: DraftErrors = {
    ...((price === undefined || parseAmount(price) === 0n) && { price: m.purchase_orders_error_price() }),
    ...(!quantity && { quantity: m.purchase_orders_error_quantity({ max: maxUnits }) }),
    ...(wear === null && { wear: m.purchase_orders_error_wear() }),
    ...(seeds === null && { seeds: m.purchase_orders_error_seeds({ max: maxSeeds }) }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return {
    wish: {
      goods_id: goodsId,
      style_id: draft.styleId,
      conditions: { ...wear, ...seeds, ...readExtras(draft) },
      price: price!,
      quantity: quantity!,
    },
  }
}

type Extras = Pick<Draft, 'stickerCount' | 'stickers' | 'hasCharm' | 'charm' | 'hasNameTag'>

function readExtras({ stickerCount, stickers, hasCharm, charm, hasNameTag }: Extras): PurchaseConditions {
  return {
    ...(stickerCount && { sticker_count_min: Number(stickerCount) }),
    ...(stickers.length > 0 && { stickers: stickers.map(({ wish }) => wish) }),
    ...(hasCharm !== 'any' && { has_charm: hasCharm === 'yes' }),
    ...(charm && hasCharm !== 'no' && { charm_id: charm.wish }),
    ...(hasNameTag !== 'any' && { has_name_tag: hasNameTag === 'yes' }),
  }
}

/** Undefined if it is not a whole number from 1 to the maximum. */
function readWhole(text: string, max: number): number | undefined {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= max ? value : undefined
}

const readBound = (text: string) => {
  if (text.trim() === '') return undefined
  const value = Number(text)
  return /^[\d.]+$/.test(text.trim()) && value >= 0 && value <= 1 ? value : null
}

/** Null if these are no wear bounds. */
function readWear({ wearMin, wearMax }: Draft): Pick<PurchaseConditions, 'wear_min' | 'wear_max'> | null {
  const [min, max] = [readBound(wearMin), readBound(wearMax)]
  if (min === null || max === null || (min ?? 0) > (max ?? 1)) return null
  return { ...(min !== undefined && { wear_min: min }), ...(max !== undefined && { wear_max: max }) }
}

/** Null if it is neither a list of seeds nor a range. */
function readSeeds(text: string): Pick<PurchaseConditions, 'seeds' | 'seed_min' | 'seed_max'> | null {
  if (text.trim() === '') return {}
  const range = /^\s*(\d{1,4})\s*[-–~]\s*(\d{1,4})\s*$/.exec(text)
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])]
    return from <= to && to <= maxSeed ? { seed_min: from, seed_max: to } : null
  }
  const seeds = [...new Set(text.split(/[\s,，、;]+/).filter(Boolean))]
  const areSeeds = seeds.every((seed) => /^\d{1,4}$/.test(seed) && Number(seed) <= maxSeed)
  return areSeeds && seeds.length > 0 && seeds.length <= maxSeeds ? { seeds: seeds.map(Number) } : null
}

/** The fields for an existing purchase order. */
export function draftOf(purchase: {
  style_id: number
  conditions: PurchaseConditions
  named_goods: readonly { goods_id: string; name: string }[]
  price: string
  quantity: number
}): Draft {
  const { conditions } = purchase
  const named = (wish: string): NamedWish => ({ wish, name: nameOfWish(wish, purchase.named_goods) })
  const choice = (asked: boolean | undefined): Choice => (asked === undefined ? 'any' : asked ? 'yes' : 'no')
  return {
    styleId: purchase.style_id,
    price: purchase.price,
    quantity: String(purchase.quantity),
    wearMin: conditions.wear_min?.toString() ?? '',
    wearMax: conditions.wear_max?.toString() ?? '',
    seeds: seedText(conditions),
    stickerCount: conditions.sticker_count_min?.toString() ?? '',
    stickers: (conditions.stickers ?? []).map(named),
    hasCharm: choice(conditions.has_charm),
    charm: conditions.charm_id === undefined ? null : named(conditions.charm_id),
    hasNameTag: choice(conditions.has_name_tag),
  }
}

/** The goods of the named stickers and charm. */
export const namedIn = ({ stickers, charm }: Draft) =>
  [...stickers, ...(charm ? [charm] : [])].map(({ wish, name }) => ({ goods_id: goodsOf(wish), name }))

const goodsOf = (wish: string) => wish.split(':').at(-1)!

/** The goods id in a condition, without its slot or count. */
export function nameOfWish(wish: string, named: readonly { goods_id: string; name: string }[]): string {
  return named.find(({ goods_id }) => goods_id === goodsOf(wish))?.name ?? wish
}

/** Seeds as the field spells them: a list, or a range with its open ends filled in. */
export function seedText({ seeds, seed_min, seed_max }: PurchaseConditions): string {
  if (seeds) return seeds.join(', ')
  return seed_min === undefined && seed_max === undefined ? '' : `${seed_min ?? 0}-${seed_max ?? maxSeed}`
}

/** The total for a number of units; price and total are decimal strings with two digits. */
export const totalOf = (price: string, units: number) => formatAmount(parseAmount(price) * BigInt(units))
