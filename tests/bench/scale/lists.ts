import type { CallInput } from '#contract/call.ts'
import type { onSaleList } from '#contract/market/on-sale.ts'
import { itemFilters } from '#exchange/market/listing-filter.ts'
import type { ScalePlan } from './scale-data.ts'

type List = CallInput<typeof onSaleList>

/** What people filter by, at both levels, each equally often. */
export const listsOf = ({ stickers }: ScalePlan): Record<string, List> => ({
  'goods, popular': {},
  'goods of a category by price': { categories: ['rifle'], sort: 'price_asc' },
  'all listings, cheapest': { level: 'listings' },
  'all listings, newest': { level: 'listings', sort: 'newest' },
  'all listings, biggest discount': { level: 'listings', sort: 'discount' },
  'all listings, popular': { level: 'listings', sort: 'popular' },
  'biggest discount of a weapon': { level: 'listings', weapons: ['ak-47'], sort: 'discount' },
  'popular ones of exteriors': { level: 'listings', exteriors: ['fn'], sort: 'popular' },
  'wear in a category': { categories: ['rifle'], wear_min: 0.1, wear_max: 0.2 },
  'lowest wear of a weapon': { weapons: ['ak-47'], sort: 'wear_asc' },
  'wear, dearest, several categories': {
    categories: ['rifle', 'pistol'],
    weapons: ['awp'],
    wear_max: 0.05,
    sort: 'price_desc',
  },
  'one seed': { seed_min: 661, seed_max: 661 },
  'seeds of a weapon': { weapons: ['ak-47'], seed_min: 100, seed_max: 110 },
  'a phase': { categories: ['knife'], style_ids: [2] },
  'four stickers': { sticker_count_min: 4 },
  'a common sticker': { stickers: [stickers.common] },
  'a rare sticker': { stickers: [stickers.rare] },
  'a sticker in a slot of rifles': { categories: ['rifle'], stickers: [`1:${stickers.common}`] },
  'a charm, bargainable': { has_charm: true, is_bargainable: true },
  'a name tag on a weapon': { weapons: ['awp'], has_name_tag: true },
  'by name': { level: 'listings', keyword: 'ak redline' },
  'prices of exteriors': { level: 'listings', exteriors: ['fn', 'mw'], price_min: '100.00', price_max: '500.00' },
})

/** Three or more filters of single items, on values from common to very rare. */
export const threesOf = ({ stickers }: ScalePlan): Record<string, List> => ({
  'the rarest sticker with a seed': { stickers: [stickers.rare], seed_min: 1, seed_max: 1, wear_max: 0.5 },
  'a common sticker, several seeds, wear': { stickers: [stickers.common], seeds: [12, 387, 661], wear_max: 0.2 },
  'several seeds of fresh rifles': { categories: ['rifle'], seeds: [12, 387, 661, 955], wear_max: 0.1 },
  'seeds, a charm and a name tag': { seed_min: 400, seed_max: 500, has_charm: true, has_name_tag: true },
  'the best fades of knives': { categories: ['knife'], tones: ['fade'], is_bargainable: true, sort: 'fade_desc' },
  'a range of fades by price': { fade_min: 95, wear_max: 0.03, is_bargainable: true },
  'gems of low wear, dearest first': { tones: ['gem'], wear_max: 0.02, seed_max: 500, sort: 'price_desc' },
  'unscraped stickers, four of them, newest': {
    sticker_wear_max: 0,
    sticker_count_min: 4,
    wear_max: 0.15,
    sort: 'newest',
  },
  'charms of low wear, biggest discount': { has_charm: true, wear_max: 0.05, is_bargainable: true, sort: 'discount' },
  'stickers and seeds, biggest discount': {
    sticker_count_min: 2,
    seeds: [12, 387, 661],
    categories: ['rifle', 'pistol'],
    sort: 'discount',
  },
  'a name tag, quality and price, biggest discount': {
    has_name_tag: true,
    qualities: ['stattrak'],
    price_max: '200.00',
    sort: 'discount',
  },
  'low wear, seeds and exteriors, popular': { wear_max: 0.02, seed_max: 100, exteriors: ['fn'], sort: 'popular' },
  'a charm, a name tag and stickers, popular': {
    has_charm: true,
    has_name_tag: true,
    sticker_count_min: 1,
    sort: 'popular',
  },
  'a collection, wear, bargainable': { collections: ['fracture-collection'], wear_max: 0.1, is_bargainable: true },
  'a name, stickers, lowest wear': { keyword: 'ak', sticker_count_min: 1, has_charm: true, sort: 'wear_asc' },
  'prices, charm and quality, newest': {
    has_charm: true,
    qualities: ['stattrak'],
    price_min: '100.00',
    sort: 'newest',
  },
})

/** Those with filters on single items, as the counts take them: without an order. */
export const singlesOf = (plan: ScalePlan): [string, List][] =>
  Object.entries({ ...listsOf(plan), ...threesOf(plan) })
    .filter(([, list]) => itemFilters.some((key) => list[key] !== undefined))
    .map(([what, list]) => [what, { ...list, sort: undefined }])
