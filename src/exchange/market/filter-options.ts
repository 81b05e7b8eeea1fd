import type { CatalogueGoods } from '../catalogue/goods.ts'

/** The properties of a goods that the market's filter has options for. */
const facets = ['category', 'weapon', 'exterior', 'quality', 'rarity'] as const

/** Option numbers in the order of the facets; 0 where a goods has none. */
export type OptionNumbers = readonly number[]

/** Options such as `weapon:ak-47`, indexed by their number. Numbers allow counting without building strings. */
const names: string[] = ['']
const numbers = new Map<string, number>()

/** The options of each group: goods with the same options are one. */
const groups: OptionNumbers[] = []
const groupNumbers = new Map<string, number>()
const known = new WeakMap<CatalogueGoods, number>()

/** Returns the group of a goods. Cached per catalogue goods. */
export function groupOf(goods: CatalogueGoods): number {
  const before = known.get(goods)
  if (before !== undefined) return before
  const options = facets.map((facet) => (goods[facet] === null ? 0 : numberOf(`${facet}:${goods[facet]}`)))
  const key = options.join()
  const group = groupNumbers.get(key) ?? groups.push(options) - 1
  groupNumbers.set(key, group)
  known.set(goods, group)
  return group
}

function numberOf(name: string): number {
  const number = numbers.get(name) ?? names.push(name) - 1
  numbers.set(name, number)
  return number
}

/** The options of each group, by its number. */
export const groupOptions = (): readonly OptionNumbers[] => groups

/** How many option numbers there are, including the 0. */
export const optionCount = () => names.length

/** Returns a flag per option number: 1 for these options of a facet. */
export function flagsOf(wanted: Partial<Record<(typeof facets)[number], readonly string[] | undefined>>): Uint8Array {
  const flags = new Uint8Array(optionCount())
  for (const facet of facets)
    for (const key of wanted[facet] ?? []) {
      const number = numbers.get(`${facet}:${key}`)
      if (number !== undefined) flags[number] = 1
    }
  return flags
}

/** Turns counts by number into counts by name. */
export const byOption = (counts: ArrayLike<number>): Map<string, number> =>
  new Map(
    names.flatMap((name, number) => (number > 0 && counts[number]! > 0 ? [[name, counts[number]!] as const] : [])),
  )
