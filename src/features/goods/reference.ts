import { minReferenceSales } from '#contract/market/reference-price.ts'
import { percentFrom } from '#lib/percent-from.ts'
import { dayNumber } from '#lib/time/day-number.ts'
import type { PriceDay } from './model.ts'

const daysInWeek = 7

/** The first day of a range, and the last, which is still under way. Both as `2026-11-06`. */
interface Span {
  from: string
  to: string
}

/**
 * The price change over the span, in percent: the median of its last seven whole days against that of its first seven.
 * Null if either week has too few sales.
 */
export function changeOver(days: readonly PriceDay[], { from, to }: Span): number | null {
  const before = days.filter(({ day }) => dayNumber(day) - dayNumber(from) < daysInWeek)
  const after = days.filter((day) => !day.is_under_way && dayNumber(to) - dayNumber(day.day) <= daysInWeek)
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
