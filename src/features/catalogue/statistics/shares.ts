import type { Statistics } from './key-figures.tsx'

/** The categories with any sales, largest turnover first, each with its share of the total turnover. */
export function sharesOf(categories: Statistics['categories']) {
  const all = categories.reduce((sum, { turnover }) => sum + Number(turnover), 0)
  return categories
    .filter(({ volume }) => volume > 0)
    .map((one) => ({ ...one, share: all === 0 ? 0 : Number(one.turnover) / all }))
    .toSorted((a, b) => b.share - a.share)
}
