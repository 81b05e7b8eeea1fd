import { lowerBound } from '#lib/lower-bound.ts'
import { parseAmount } from '#lib/money.ts'
import { byOption, flagsOf, groupOptions, optionCount, type OptionNumbers } from './filter-options.ts'
import type { GoodsOnSale } from './goods-on-sale.ts'
import type { MarketFilter } from './market-filter.ts'
import { addGoods, emptySums, figures, sumsBetween } from './running-sums.ts'

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

const bitOf = { tree: 1, exterior: 2, quality: 4, rarity: 8 }

/**
 * The facets of a group that it counts for, by the bit set of dimensions in which it misses the filter; the tree of
 * categories and weapons is one dimension.
 */
const countedFor: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, misses) => {
  if (misses === 0) return [0, 1, 2, 3, 4]
  if (misses === bitOf.tree) return [0, 1]
  return [bitOf.exterior, bitOf.quality, bitOf.rarity].flatMap((bit, index) => (misses === bit ? [index + 2] : []))
})

/**
 * Counts the goods and listings that each option would find, given the *other* filters. A group of goods that matches
 * all of them counts everywhere; one that misses in a single dimension only there, since another option of it would
 * find it.
 */
export function countFacets(all: GoodsOnSale, asked: Asked): Counts {
  const { sums, isLeft } = sumsOf(all, asked)
  const goods = new Float64Array(optionCount())
  const listings = new Float64Array(optionCount())
  const whole = new Float64Array(figures.length)
  const missesOf = missesBy(asked)
  const optionsOf = groupOptions()
  const misses = new Uint8Array(optionsOf.length)
  for (let group = 0; group < misses.length; group++) {
    const first = group * figures.length
    const options = optionsOf[group]!
    misses[group] = missesOf(options)
    if (sums[first] === 0) continue
    for (const facet of countedFor[misses[group]!]!) {
      const option = options[facet]!
      goods[option]! += sums[first]!
      listings[option]! += sums[first + 1]!
    }
    if (misses[group] === 0) for (const figure of figures.keys()) whole[figure]! += sums[first + figure]!
  }
  const styles = new Map<number, number>()
  for (const [place, style, count] of all.styles)
    if (isLeft(place) && misses[all.groups[place]!] === 0) styles.set(style, (styles.get(style) ?? 0) + count)
  return {
    goods: byOption(goods),
    listings: new Map([
      ...byOption(listings),
      ...figures.map((name, figure) => [`all:${name}`, whole[figure]!] as const),
      ...[...styles].map(([style, count]) => [`style:${style}`, count] as const),
    ]),
  }
}

interface Left {
  /** The figures of each group, one after another. */
  sums: Float64Array
  isLeft: (place: number) => boolean
}

/** The goods that no price, keyword or collection rules out: no option of a facet would bring the others back. */
function sumsOf(all: GoodsOnSale, { named, collections, price_min, price_max }: Asked): Left {
  const from = price_min === undefined ? 0 : lowerBound(all.lowestPrices, Number(parseAmount(price_min)))
  const to =
    price_max === undefined ? all.goods.length : lowerBound(all.lowestPrices, Number(parseAmount(price_max)) + 1)
  const isPriced = (place: number) => place >= from && place < to
  if (!named && !collections?.length) return { sums: sumsBetween(all.sums, from, to), isLeft: isPriced }
  const wanted = collections?.length ? new Set<string | null>(collections) : undefined
  const isWanted = (place: number) => {
    const goods = all.goods[place]
    return goods !== undefined && (named?.has(goods.goods_id) ?? true) && (wanted?.has(goods.collection) ?? true)
  }
  const sums = emptySums()
  for (let place = from; place < to; place++) if (isWanted(place)) addGoods(sums, all, place)
  return { sums, isLeft: (place) => isPriced(place) && isWanted(place) }
}

/** Returns the dimensions in which these options miss the filter, as bits. */
function missesBy({ categories, weapons, exteriors, qualities, rarities }: Asked) {
  const isWanted = flagsOf({
    category: categories,
    weapon: weapons,
    exterior: exteriors,
    quality: qualities,
    rarity: rarities,
  })
  const isAny = (values: readonly string[] | undefined) => !values?.length
  const tree = isAny(categories) && isAny(weapons) ? 0 : bitOf.tree
  const exterior = isAny(exteriors) ? 0 : bitOf.exterior
  const quality = isAny(qualities) ? 0 : bitOf.quality
  const rarity = isAny(rarities) ? 0 : bitOf.rarity
  return ([ofCategory, ofWeapon, ofExterior, ofQuality, ofRarity]: OptionNumbers): number =>
    (isWanted[ofCategory!] || isWanted[ofWeapon!] ? 0 : tree) |
    (isWanted[ofExterior!] ? 0 : exterior) |
    (isWanted[ofQuality!] ? 0 : quality) |
    (isWanted[ofRarity!] ? 0 : rarity)
}
