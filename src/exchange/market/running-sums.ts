import { lowerBound } from '#lib/lower-bound.ts'
import { groupOptions } from './filter-options.ts'

/** What is counted: goods, their listings, and of these the ones with an attribute. */
export const figures = ['goods', 'total', 'stickered', 'charmed', 'named', 'bargainable'] as const

interface Columns {
  /** The group of each goods by its options; see `groupOf`. */
  groups: Uint16Array
  /** As many for each goods as there are figures. */
  counts: Float64Array
}

/** The goods group by group, each group in the order of their places. */
export interface RunningSums {
  /** Where each group begins, and where the last one ends. */
  starts: Uint32Array
  places: Uint32Array
  /** The figures of all goods before each of `places`, and of all. */
  before: Float64Array
}

export const emptySums = () => new Float64Array(groupOptions().length * figures.length)

export function addGoods(sums: Float64Array, { groups, counts }: Columns, place: number): void {
  const to = groups[place]! * figures.length
  const from = place * figures.length
  for (let figure = 0; figure < figures.length; figure++) sums[to + figure]! += counts[from + figure]!
}

export function runningSums({ groups, counts }: Columns): RunningSums {
  const starts = new Uint32Array(groupOptions().length + 1)
  for (const group of groups) starts[group + 1]!++
  for (let group = 1; group < starts.length; group++) starts[group]! += starts[group - 1]!
  const next = starts.slice()
  const places = new Uint32Array(groups.length)
  for (let place = 0; place < groups.length; place++) places[next[groups[place]!]!++] = place
  const before = new Float64Array((groups.length + 1) * figures.length)
  for (let at = 0; at < places.length; at++) {
    const from = places[at]! * figures.length
    const to = at * figures.length
    for (let figure = 0; figure < figures.length; figure++)
      before[to + figures.length + figure] = before[to + figure]! + counts[from + figure]!
  }
  return { starts, places, before }
}

/** Returns the figures of each group over the goods of these places, `to` excluded, without a look at each of them. */
export function sumsBetween({ starts, places, before }: RunningSums, from: number, to: number): Float64Array {
  const sums = emptySums()
  if (from >= to) return sums
  // Groups that are newer than these sums have no goods in them.
  for (let group = 0; group + 1 < starts.length; group++) {
    const [start, end] = [starts[group]!, starts[group + 1]!]
    const first = lowerBound(places, from, start, end) * figures.length
    const last = lowerBound(places, to, start, end) * figures.length
    const own = group * figures.length
    for (let figure = 0; figure < figures.length; figure++)
      sums[own + figure] = before[last + figure]! - before[first + figure]!
  }
  return sums
}
