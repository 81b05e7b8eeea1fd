import { z } from 'zod'
import { getCall } from '../call.ts'
import { amount, cursor, goodsId, keyword, pageOf, queryPageSize, styleId } from '../fields.ts'
import { goodsInfo } from './goods-fields.ts'
import { marketItem } from './on-sale.ts'
import { containerKinds } from '../words.ts'

/** Facts about goods other than prices: stickers and their capsules, collections, containers, music kits. */

const slug = z.string().regex(/^[a-z0-9-_]{1,80}$/)
const words = keyword.min(1).optional()
const named = z.object({ key: slug, name: z.string() })

/** Asking prices across several goods. */
const offered = {
  on_sale_count: z.int(),
  lowest_price: amount.nullable(),
  /** The lowest asking price of the most expensive of them. */
  highest_price: amount.nullable(),
}

/** The parts of a sticker's name, such as `markeloff (Gold) | Cluj-Napoca 2015`. */
export const stickerFacts = z.object({
  /** The team, player or motif: `markeloff`. */
  subject: z.string(),
  /** `Gold`, `Holo`, `Foil` …; null for plain paper. */
  effect: z.string().nullable(),
  /** `Cluj-Napoca 2015`; null outside tournaments. */
  event: z.string().nullable(),
  /** The tournament or series it belongs to. */
  group: named.nullable(),
})

const stickerItem = marketItem.extend({ sticker: stickerFacts })

export const capsuleGroup = getCall('/api/v1/market/capsule_group', {
  name: 'market.capsuleGroup',
  summary: 'Tournaments and series of stickers, newest first, or one of them, with the capsules that hold them',
  request: z.object({ key: slug.optional() }),
  response: z.object({
    groups: z.array(
      named.extend({
        kind: z.enum(['event', 'series']),
        sticker_count: z.int(),
        /** The picture of its rarest sticker. */
        image: z.string(),
        ...offered,
        capsules: z.array(
          named.extend({
            goods_id: goodsId,
            image: z.string(),
            sticker_count: z.int(),
            lowest_price: amount.nullable(),
          }),
        ),
      }),
    ),
  }),
})

export const stickers = getCall('/api/v1/market/stickers', {
  name: 'market.stickers',
  summary: 'Stickers for a filter to pick from: by what is being typed, or by id, or the popular ones',
  request: z.object({ keyword: words, ids: z.array(goodsId).min(1).max(20).optional() }),
  response: z.object({ items: z.array(stickerItem), goods_infos: z.array(goodsInfo) }),
})

const stickerChoice = z.object({ key: z.string(), name: z.string() })

export const stickersList = getCall('/api/v1/market/stickers/list', {
  name: 'market.stickersList',
  summary:
    'All stickers that fit, popular ones first: by tournament or series, capsule, team or player, effect and name',
  request: z.object({
    group: slug.optional(),
    capsule: slug.optional(),
    /** A choice's key or its name in either language, ignoring case: `Natus Vincere`, `s1mple`. */
    subject: z.string().trim().min(1).max(60).optional(),
    effect: z.string().trim().min(1).max(30).optional(),
    keyword: words,
    cursor: cursor.optional(),
    page_size: queryPageSize.default(48),
  }),
  response: pageOf(stickerItem).extend({
    goods_infos: z.array(goodsInfo),
    total: z.int(),
    /** The available effects and, within one group or capsule, the available teams and players; keys fit any language. */
    effects: z.array(stickerChoice),
    subjects: z.array(stickerChoice),
  }),
})

export const seriesKind = z.enum(['weapon', 'sticker'])
export type SeriesKind = z.output<typeof seriesKind>
export const containerKind = z.enum(containerKinds)
export type ContainerKind = z.output<typeof containerKind>
const countedKind = <Key extends z.ZodType>(key: Key) => z.object({ key, name: z.string(), count: z.int() })

export const infoFilter = getCall('/api/v1/market/info_filter', {
  name: 'market.infoFilter',
  summary: 'The kinds of series and containers that there are information pages of',
  request: z.object({}),
  response: z.object({
    series: z.array(countedKind(seriesKind)),
    containers: z.array(countedKind(containerKind)),
  }),
})

export const info = getCall('/api/v1/market/info', {
  name: 'market.info',
  summary: 'Series: collections of finishes, or tournaments and sets of stickers, newest first',
  request: z.object({ kind: seriesKind.default('weapon'), keyword: words }),
  response: z.object({
    series: z.array(
      named.extend({
        kind: seriesKind,
        /** Number of distinct finishes or stickers. */
        item_count: z.int(),
        ...offered,
        /** The picture of its rarest item. */
        image: z.string(),
      }),
    ),
  }),
})

/** One finish across exteriors and qualities, or one goods that has neither. */
export const infoItem = z.object({
  /** The representative goods: on sale and cheapest, of normal quality if there is one. */
  goods_id: goodsId,
  style_id: styleId,
  rarity: slug,
  rarity_name: z.string(),
  /** The special qualities it comes in. */
  has_stattrak: z.boolean(),
  has_souvenir: z.boolean(),
  /** Across all its exteriors and qualities. */
  ...offered,
})

const containerItem = named.extend({
  kind: containerKind,
  goods_id: goodsId,
  image: z.string(),
  item_count: z.int(),
  on_sale_count: z.int(),
  lowest_price: amount.nullable(),
})

export const seriesItemset = getCall('/api/v1/market/info/series_itemset', {
  name: 'market.seriesItemset',
  summary: 'The items of one series, rarest first, and what they come out of',
  request: z.object({ key: slug }),
  response: z.object({
    series: named.extend({ kind: seriesKind, ...offered }),
    items: z.array(infoItem),
    goods_infos: z.array(goodsInfo),
    containers: z.array(containerItem),
  }),
})

export const containers = getCall('/api/v1/market/info/containers', {
  name: 'market.containers',
  summary: 'Containers, newest first: cases, packages, capsules, packs and boxes',
  request: z.object({
    kind: containerKind.optional(),
    keyword: words,
    cursor: cursor.optional(),
    page_size: queryPageSize.default(48),
  }),
  response: pageOf(containerItem).extend({ total: z.int() }),
})

export const containerInfo = getCall('/api/v1/market/info/container_info', {
  name: 'market.containerInfo',
  summary: 'What a container holds, rarest first; by its own key or its goods',
  request: z.object({ key: slug.optional(), goods_id: goodsId.optional() }),
  response: z.object({
    container: containerItem,
    /** Qualities of its contents. */
    qualities: z.array(z.enum(['normal', 'stattrak', 'souvenir'])),
    /** The rare specials of a case, knives or gloves, form a group of their own. */
    groups: z.array(
      z.object({
        rarity: slug,
        rarity_name: z.string(),
        is_special: z.boolean(),
        /** Probability of this group: 0.032 is 3.2 %; null if the game does not publish it. */
        odds: z.number().min(0).max(1).nullable(),
        items: z.array(infoItem),
      }),
    ),
    goods_infos: z.array(goodsInfo),
  }),
})

export const dubbing = getCall('/api/v1/market/dubbing', {
  name: 'market.dubbing',
  summary: 'Music kits, the goods that give the game another sound: each with and without its counter of MVPs',
  request: z.object({ keyword: words }),
  response: z.object({
    kits: z.array(
      z.object({
        artist: z.string(),
        title: z.string(),
        image: z.string(),
        /** `normal` and `stattrak`, where they exist. */
        goods: z.array(marketItem.extend({ quality: z.enum(['normal', 'stattrak']) })),
        boxes: z.array(named.extend({ goods_id: goodsId })),
      }),
    ),
    goods_infos: z.array(goodsInfo),
  }),
})
