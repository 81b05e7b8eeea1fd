import type { CatalogueGoods } from '../catalogue/goods.ts'
import { optionsOf } from './filter-options.ts'

/** What is counted: goods, their listings, and of these the ones with an attribute. */
export const figures = ['goods', 'total', 'stickered', 'charmed', 'named', 'bargainable'] as const

/** A goods that has something on sale. */
export interface GoodsOnSale {
  goods: CatalogueGoods
  /** Fen. */
  lowestPrice: number
  /** Its figures but the first, which is one. */
  counts: readonly number[]
  /** Listings by style. */
  styles: readonly (readonly [styleId: number, listings: number])[]
}

/**
 * The goods on sale in columns, each goods at its place. Goods with the same options are a group: a filter is compared
 * with some two thousand groups in place of 26,000 goods.
 */
export interface GoodsColumns {
  goods: readonly CatalogueGoods[]
  /** Fen. */
  lowestPrices: Float64Array
  /** As many for each goods as there are figures. */
  counts: Float64Array
  /** The group of each goods. */
  groups: Uint16Array
  /** The option numbers of each group. */
  groupOptions: readonly (readonly number[])[]
  /** The place of a goods, a style of it, and its listings in that style. */
  styles: readonly (readonly [place: number, styleId: number, listings: number])[]
}

export function columnsOf(all: readonly GoodsOnSale[]): GoodsColumns {
  const groupOf = new Map<string, number>()
  const groupOptions: (readonly number[])[] = []
  const groups = Uint16Array.from(all, ({ goods }) => {
    const options = optionsOf(goods)
    const key = options.join()
    const group = groupOf.get(key) ?? groupOptions.push(options) - 1
    groupOf.set(key, group)
    return group
  })
  return {
    goods: all.map(({ goods }) => goods),
    lowestPrices: Float64Array.from(all, ({ lowestPrice }) => lowestPrice),
    counts: Float64Array.from(all.flatMap(({ counts }) => [1, ...counts])),
    groups,
    groupOptions,
    styles: all.flatMap(({ styles }, place) => styles.map((style) => [place, ...style] as const)),
  }
}
