import type { CatalogueGoods } from '../catalogue/goods.ts'

/** The properties of a goods that the market's filter has options for, in the order of `OptionNumbers`. */
const facets = ['category', 'weapon', 'exterior', 'quality', 'rarity'] as const

/** The numbers of the options that find a goods, in the order of the facets; 0 where it has none. */
export type OptionNumbers = readonly number[]

/** Options such as `weapon:ak-47`, indexed by their number. */
const names: string[] = ['']
const numbers = new Map<string, number>()
const known = new WeakMap<CatalogueGoods, OptionNumbers>()

/** Numbers allow counting without building a string per goods of the market. Cached per catalogue goods. */
export function optionsOf(goods: CatalogueGoods): OptionNumbers {
  const before = known.get(goods)
  if (before) return before
  const own = facets.map((facet) => (goods[facet] === null ? 0 : numberOf(`${facet}:${goods[facet]}`)))
  known.set(goods, own)
  return own
}

function numberOf(name: string): number {
  const number = numbers.get(name) ?? names.push(name) - 1
  numbers.set(name, number)
  return number
}

/** How many numbers there are, including the 0. */
export const optionCount = () => names.length

/** Turns counts by number into counts by name. */
export const byOption = (counts: ArrayLike<number>): Map<string, number> =>
  new Map(
    names.flatMap((name, number) => (number > 0 && counts[number]! > 0 ? [[name, counts[number]!] as const] : [])),
  )
