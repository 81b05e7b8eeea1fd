import { parseAmount } from '#lib/money.ts'
import type { CatalogueGoods } from '../catalogue/goods.ts'
import type { GoodsOnSale } from './goods-on-sale.ts'
import type { MarketFilter } from './market-filter.ts'

export interface Counts {
  /** Goods on sale by `dimension:key`. */
  goods: ReadonlyMap<string, number>
  /** Their listings by `dimension:key`; what only listings have by `all:` and `style:`. */
  listings: ReadonlyMap<string, number>
}

type Asked = Omit<MarketFilter, 'keyword'> & {
  /** The goods that the keyword names. */
  named?: ReadonlySet<string> | undefined
}

/** What options are counted of; the tree of categories and weapons is one. */
const dimensions = ['tree', 'exterior', 'quality', 'rarity'] as const
type Dimension = (typeof dimensions)[number]

const bitOf: Record<Dimension | 'other', number> = { tree: 1, exterior: 2, quality: 4, rarity: 8, other: 16 }

/**
 * How many goods and listings each option would find beside what the *other* filters ask for. A goods that fits all of
 * them counts everywhere, one that misses in a single dimension only there, for another option of it would find it.
 */
export function countFacets(all: readonly GoodsOnSale[], asked: Asked): Counts {
  const missesOf = missesBy(asked)
  const goods = new Map<string, number>()
  const listings = new Map<string, number>()
  const count = (key: string, of: number) => {
    goods.set(key, (goods.get(key) ?? 0) + 1)
    listings.set(key, (listings.get(key) ?? 0) + of)
  }
  const sum = (key: string, of: number) => listings.set(key, (listings.get(key) ?? 0) + of)
  for (const one of all) {
    const misses = missesOf(one)
    for (const dimension of dimensions) {
      if ((misses & ~bitOf[dimension]) !== 0) continue
      for (const key of keysOf(one.goods, dimension)) count(key, one.listings)
    }
    if (misses !== 0) continue
    sum('all:total', one.listings)
    sum('all:stickered', one.stickered)
    sum('all:charmed', one.charmed)
    sum('all:named', one.named)
    sum('all:bargainable', one.bargainable)
    for (const [style, of] of one.styles) sum(`style:${style}`, of)
  }
  return { goods, listings }
}

function keysOf({ category, weapon, exterior, quality, rarity }: CatalogueGoods, dimension: Dimension): string[] {
  if (dimension === 'tree')
    return weapon === null ? [`category:${category}`] : [`category:${category}`, `weapon:${weapon}`]
  if (dimension === 'exterior') return exterior === null ? [] : [`exterior:${exterior}`]
  return [dimension === 'quality' ? `quality:${quality}` : `rarity:${rarity}`]
}

/** The dimensions in which a goods is not what is asked for, as bits. */
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
