import type { CallData } from '#contract/call.ts'
import type { overview } from '#contract/portfolio.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'

export type Portfolio = CallData<typeof overview>
export type PortfolioDay = Portfolio['days'][number]

/** The days from the first one on which anything was held or earned: before it there is nothing to draw. */
export function daysWithAnything(days: readonly PortfolioDay[]): readonly PortfolioDay[] {
  const first = days.findIndex(
    ({ count, fees, realized_profit }) => count > 0 || fees !== '0.00' || realized_profit !== '0.00',
  )
  return first < 0 ? [] : days.slice(first)
}

/** How much more the items are worth at the end of the days than so many days before; null where the days don't reach back so far. */
export function worthChange(days: readonly PortfolioDay[], back: number): string | null {
  const before = days.at(-1 - back)
  const now = days.at(-1)
  return before && now ? formatAmount(parseAmount(now.worth) - parseAmount(before.worth)) : null
}
