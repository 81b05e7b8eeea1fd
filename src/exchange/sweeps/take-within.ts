import type { Bounds, CheapListing } from './find-cheapest.ts'

/** The longest run of listings, cheapest first, within the bounds: nothing after one that is too dear is cheaper. */
export function takeWithin(
  found: readonly CheapListing[],
  { count, maxEach, maxTotal }: Pick<Bounds, 'count' | 'maxEach' | 'maxTotal'>,
): CheapListing[] {
  let left = maxTotal
  const end = found.findIndex(({ price }, index) => {
    const isOver = index >= count || price > maxEach || price > left
    left -= price
    return isOver
  })
  return found.slice(0, end === -1 ? count : end)
}
