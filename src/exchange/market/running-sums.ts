import { groupOptions } from './filter-options.ts'

/** What is counted: goods, their listings, and of these the ones with an attribute. */
export const figures = ['goods', 'total', 'stickered', 'charmed', 'named', 'bargainable'] as const

interface Columns {
  /** The group of each goods by its options; see `groupOf`. */
  groups: Uint16Array
  /** As many for each goods as there are figures. */
  counts: Float64Array
}

/** Goods between two of the sums that are kept. */
const step = 512

/** The figures of each group, one after another, of the first 0, 512, 1,024... goods: six megabytes for a whole market. */
export type RunningSums = readonly Float64Array[]

export const emptySums = () => new Float64Array(groupOptions().length * figures.length)

export function addGoods(sums: Float64Array, { groups, counts }: Columns, place: number, sign: 1 | -1 = 1): void {
  const to = groups[place]! * figures.length
  const from = place * figures.length
  for (let figure = 0; figure < figures.length; figure++) sums[to + figure]! += sign * counts[from + figure]!
}

export function runningSums(columns: Columns): RunningSums {
  const sums = emptySums()
  const kept = [sums.slice()]
  for (let place = 0; place < columns.groups.length; place++) {
    addGoods(sums, columns, place)
    if ((place + 1) % step === 0) kept.push(sums.slice())
  }
  return kept
}

/** Returns the figures of each group over the goods of these places, `to` excluded, without a look at each of them. */
export function sumsBetween(running: RunningSums, columns: Columns, from: number, to: number): Float64Array {
  const sums = emptySums()
  if (from >= to) return sums
  const [before, whole] = [Math.floor(from / step), Math.floor(to / step)]
  sums.set(running[whole]!)
  for (let place = whole * step; place < to; place++) addGoods(sums, columns, place)
  // There may be fewer groups in these sums than there are now, but never others.
  const past = running[before]!
  for (let at = 0; at < past.length; at++) sums[at]! -= past[at]!
  for (let place = before * step; place < from; place++) addGoods(sums, columns, place, -1)
  return sums
}
