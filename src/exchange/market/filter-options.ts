import type { CatalogueGoods } from '../catalogue/goods.ts'

/** The properties of a goods that the market's filter has options for. */
export const facets = ['category', 'weapon', 'exterior', 'quality', 'rarity'] as const

/** Options such as `weapon:ak-47`, indexed by their number. */
const names: string[] = ['']
const numbers = new Map<string, number>()
const known = new WeakMap<CatalogueGoods, readonly number[]>()

/**
 * Returns the numbers of the options that find a goods, in the order of `facets`; 0 where it has none. Numbers allow
 * counting without building a string per goods of the market. Cached per catalogue goods.
 */
export function optionsOf(goods: CatalogueGoods): readonly number[] {
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

/** How many numbers there are, including the 0. */
export const optionCount = () => names.length

/** Turns counts by number into counts by name. */
export const byOption = (counts: ArrayLike<number>): Map<string, number> =>
  new Map(
    names.flatMap((name, number) => (number > 0 && counts[number]! > 0 ? [[name, counts[number]!] as const] : [])),
  )
