import { parseAmount } from '#lib/money.ts'
import { byOption, optionCount } from './filter-options.ts'
import type { GoodsOnSale } from './goods-on-sale.ts'
import type { MarketFilter } from './market-filter.ts'

export interface Counts {
  /** Goods on sale by `dimension:key`. */
  goods: ReadonlyMap<string, number>
  /** Their listings by `dimension:key`; attributes that only listings have under `all:` and `style:`. */
  listings: ReadonlyMap<string, number>
}

type Asked = Omit<MarketFilter, 'keyword'> & {
  /** The goods that match the keyword. */
  named?: ReadonlySet<string> | undefined
}

const bitOf = { tree: 1, exterior: 2, quality: 4, rarity: 8, other: 16 }

/**
 * The options of a goods that it counts for, by the bit set of dimensions in which it misses the filter; the tree of
 * categories and weapons is one dimension.
 */
const countedFor: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, misses) => {
  if (misses === 0) return [0, 1, 2, 3, 4]
  if (misses === bitOf.tree) return [0, 1]
  return [bitOf.exterior, bitOf.quality, bitOf.rarity].flatMap((bit, index) => (misses === bit ? [index + 2] : []))
})

/**
 * Counts the goods and listings that each option would find, given the *other* filters. A goods that matches all of
 * them counts everywhere; one that misses in a single dimension only there, since another option of it would find it.
 */
export function countFacets(all: readonly GoodsOnSale[], asked: Asked): Counts {
  const missesOf = missesBy(asked)
  const goods = new Uint32Array(optionCount())
  const listings = new Float64Array(optionCount())
  const whole = { total: 0, stickered: 0, charmed: 0, named: 0, bargainable: 0 }
  const styles = new Map<number, number>()
  for (const one of all) {
    const misses = missesOf(one)
    for (const place of countedFor[misses]!) {
      const option = one.options[place]!
      goods[option]!++
      listings[option]! += one.listings
    }
    if (misses !== 0) continue
    whole.total += one.listings
    whole.stickered += one.stickered
    whole.charmed += one.charmed
    whole.named += one.named
    whole.bargainable += one.bargainable
    for (const [style, of] of one.styles) styles.set(style, (styles.get(style) ?? 0) + of)
  }
  return {
    goods: byOption(goods),
    listings: new Map([
      ...byOption(listings),
      ...Object.entries(whole).map(([name, count]) => [`all:${name}`, count] as const),
      ...[...styles].map(([style, count]) => [`style:${style}`, count] as const),
    ]),
  }
}

/** The dimensions in which a goods misses the filter, as bits. */
function missesBy(asked: Asked): (one: GoodsOnSale) => number {
  const [categories, weapons] = [setOf(asked.categories), setOf(asked.weapons)]
  const [exteriors, qualities, rarities] = [setOf(asked.exteriors), setOf(asked.qualities), setOf(asked.rarities)]
  const collections = setOf(asked.collections)
  const hasTree = categories !== null || weapons !== null
  const lowest = asked.price_min === undefined ? 0 : Number(parseAmount(asked.price_min))
  const highest = asked.price_max === undefined ? Infinity : Number(parseAmount(asked.price_max))
  const { named } = asked
  return ({ goods, lowestPrice }) =>
    (hasTree && !has(categories, goods.category) && !has(weapons, goods.weapon) ? bitOf.tree : 0) |
    (exteriors && !has(exteriors, goods.exterior) ? bitOf.exterior : 0) |
    (qualities && !has(qualities, goods.quality) ? bitOf.quality : 0) |
    (rarities && !has(rarities, goods.rarity) ? bitOf.rarity : 0) |
    ((collections && !has(collections, goods.collection)) ||
    (named && !named.has(goods.goods_id)) ||
    lowestPrice < lowest ||
    lowestPrice > highest
      ? bitOf.other
      : 0)
}

const setOf = (values: readonly string[] | undefined): ReadonlySet<string> | null =>
  values?.length ? new Set(values) : null

const has = (values: ReadonlySet<string> | null, value: string | null) =>
  values !== null && value !== null && values.has(value)
