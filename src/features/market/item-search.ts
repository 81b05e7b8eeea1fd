import { goodsSorts, tones, type GoodsSort, type MarketItemSort } from '#contract/words.ts'
import { decimal, flag, listOf, matching, objectId, oneOf, wholeNumber } from '#lib/search/search-schema.ts'
import { maxSeed, maxSeeds } from '#lib/seeds.ts'
import type { MarketRequest, MarketSearch } from './model.ts'

const goodsId = matching(/^[0-9a-z]{11}$/)
const wear = decimal(0, 1)
const percent = decimal(0, 100)
const seed = wholeNumber(0, maxSeed)
const stickerCount = wholeNumber(0, 6)
const choice = oneOf(['yes', 'no'])

/** S2.19 S3.10 The parts of the grammar that concern a single item, under the exchange's names. */
export const itemFields = {
  wear_min: wear,
  wear_max: wear,
  seeds: listOf(seed, maxSeeds),
  seed_min: seed,
  seed_max: seed,
  style_ids: listOf(wholeNumber(1, 999), 16),
  tones: listOf(oneOf(tones)),
  fade_min: percent,
  fade_max: percent,
  sticker_count_min: stickerCount,
  sticker_count_max: stickerCount,
  /** In the exchange's notation: `<goods id>`, in a slot `2:<goods id>`, several of one `x4:<goods id>`. */
  stickers: listOf(matching(/^(?:[0-5]:|x[2-6]:)?[0-9a-z]{11}$/), 6),
  sticker_wear_max: wear,
  has_charm: choice,
  charm_id: goodsId,
  has_name_tag: choice,
  is_bargainable: flag,
  seller_id: objectId,
}

export type ItemField = keyof typeof itemFields

/** The part of the grammar that a purchase order can ask of an item as well. */
export const conditionFields = {
  wear_min: wear,
  wear_max: wear,
  seeds: itemFields.seeds,
  seed_min: seed,
  seed_max: seed,
  style_ids: itemFields.style_ids,
  fade_min: percent,
  fade_max: percent,
  sticker_count_min: stickerCount,
  stickers: itemFields.stickers,
  has_charm: choice,
  charm_id: goodsId,
  has_name_tag: choice,
}

export const conditionKeys = Object.keys(conditionFields) as (keyof typeof conditionFields)[]

const itemKeys = Object.keys(itemFields) as ItemField[]

const isGoodsSort = (sort: string): sort is GoodsSort => goodsSorts.some((one) => one === sort)

/** Whether a search lists single items: explicitly, or because of an item filter or sort. */
export const isAboutItems = (search: MarketSearch): boolean =>
  search.level === 'listings' ||
  (search.sort !== undefined && !isGoodsSort(search.sort)) ||
  itemKeys.some((key) => search[key] !== undefined)

/** The sort order of a list of single items. */
export const itemSortOf = ({ sort = 'price_asc' }: MarketSearch): MarketItemSort => sort

/** The search without anything that concerns single items. */
export const aboutGoods = (search: MarketSearch): MarketSearch => ({
  ...Object.fromEntries([...itemKeys, 'level', 'view'].map((key) => [key, undefined])),
  sort: search.sort && isGoodsSort(search.sort) ? search.sort : undefined,
})

/**
 * The part of the request that concerns items. Where parts of a hand-written address contradict each other, the more
 * specific one wins, because the exchange would refuse both.
 */
export function itemRequestOf(search: MarketSearch): Partial<MarketRequest> {
  if (!isAboutItems(search)) return {}
  const { seeds, style_ids, tones: asked, stickers, sticker_wear_max, has_charm, charm_id, has_name_tag } = search
  const { is_bargainable, seller_id } = search
  const seedRange = inOrder(search.seed_min, search.seed_max)
  const counts = inOrder(search.sticker_count_min, search.sticker_count_max)
  const isStickered = stickers !== undefined || sticker_wear_max !== undefined
  const [wear_min, wear_max] = inOrder(search.wear_min, search.wear_max)
  const [fade_min, fade_max] = inOrder(search.fade_min, search.fade_max)
  return {
    level: 'listings',
    wear_min,
    wear_max,
    seeds: seeds?.toSorted((one, other) => one - other),
    ...(!seeds && { seed_min: seedRange[0], seed_max: seedRange[1] }),
    style_ids: style_ids?.toSorted((one, other) => one - other),
    tones: asked?.toSorted(),
    fade_min,
    fade_max,
    sticker_count_min: counts[0],
    sticker_count_max: isStickered && counts[1] === 0 ? undefined : counts[1],
    stickers: stickers?.toSorted(),
    sticker_wear_max,
    has_charm: charm_id ? true : saidBy(has_charm),
    charm_id,
    has_name_tag: saidBy(has_name_tag),
    is_bargainable,
    seller_id,
  }
}

const saidBy = (choice: 'yes' | 'no' | undefined) => choice && choice === 'yes'

/** Puts bounds in order. */
export function inOrder(min: number | undefined, max: number | undefined): [number | undefined, number | undefined] {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
}
