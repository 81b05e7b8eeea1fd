import type { CatalogueGoods } from '../catalogue/goods.ts'

/** What of a goods an option of the market's filter may ask for, in the order of its numbers. */
const facets = ['category', 'weapon', 'exterior', 'quality', 'rarity'] as const

/** The options that find a goods, each by its number, in the order of the facets; 0 where it has none. */
export type OptionNumbers = readonly number[]

/** Each option as `weapon:ak-47`, at the place of its number. */
const names: string[] = ['']
const numbers = new Map<string, number>()
const known = new WeakMap<CatalogueGoods, OptionNumbers>()

/** Numbers can be counted by without a text being made for each goods of a market. A goods of the catalogue keeps its own. */
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

/** How many numbers there are, the 0 included. */
export const optionCount = () => names.length

/** What was counted by number, by name. */
export const byOption = (counts: ArrayLike<number>): Map<string, number> =>
  new Map(
    names.flatMap((name, number) => (number > 0 && counts[number]! > 0 ? [[name, counts[number]!] as const] : [])),
  )
