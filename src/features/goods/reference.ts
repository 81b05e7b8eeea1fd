import { minReferenceSales } from '#contract/market/reference-price.ts'
import { percentFrom } from '#lib/percent-from.ts'
import { dayNumber } from '#lib/time/day-number.ts'
import type { PriceDay } from './model.ts'

const daysInWeek = 7

/**
 * The price change over these days, in percent: the median of the last seven days against that of the first seven. A
 * day still under way counts for neither. Null if the two weeks overlap or either has too few sales.
 */
export function changeOver(days: readonly PriceDay[]): number | null {
  const whole = days.filter((day) => !day.is_under_way)
  const [first] = whole
  const last = whole.at(-1)
  if (!first || !last || dayNumber(last.day) - dayNumber(first.day) < 2 * daysInWeek - 1) return null
  const before = whole.filter((day) => dayNumber(day.day) - dayNumber(first.day) < daysInWeek)
  const after = whole.filter((day) => dayNumber(last.day) - dayNumber(day.day) < daysInWeek)
  return percentFrom(medianOf(before), medianOf(after))
}

/** The median over the sales of several days, each sale counted at its day's median. */
function medianOf(days: readonly PriceDay[]): string | null {
  const sales = days.reduce((sum, { volume }) => sum + volume, 0)
  if (sales < minReferenceSales) return null
  let passed = 0
  const byPrice = days.toSorted((a, b) => Number(a.median) - Number(b.median))
  return byPrice.find(({ volume }) => (passed += volume) * 2 >= sales)?.median ?? null
}
