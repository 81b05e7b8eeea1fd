import type { CallData } from '#contract/call.ts'
import type { overview } from '#contract/portfolio.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'

export type Portfolio = CallData<typeof overview>
export type PortfolioDay = Portfolio['days'][number]

/** The days from the first with items or earnings. */
export function daysWithAnything(days: readonly PortfolioDay[]): readonly PortfolioDay[] {
  const first = days.findIndex(
    ({ count, fees, realized_profit }) => count > 0 || fees !== '0.00' || realized_profit !== '0.00',
  )
  return first < 0 ? [] : days.slice(first)
}

/** The change in worth over the last so many days; null if the days don't reach back that far. */
export function worthChange(days: readonly PortfolioDay[], back: number): string | null {
  const before = days.at(-1 - back)
  const now = days.at(-1)
  return before && now ? formatAmount(parseAmount(now.worth) - parseAmount(before.worth)) : null
}
