import type { CallAnswer } from '#contract/call.ts'
import { overview, portfolioDays } from '#contract/portfolio.ts'
import { formatAmount } from '#lib/money.ts'
import type { SignedInContext } from '../http/context.ts'
import { answer, type Route } from '../http/routes.ts'
import { countInventory } from '../inventory/inventory-rows.ts'
import { readDayPrices, readDays, readHeld, readSales, type SalesOfDay } from './read-history.ts'
import { worthByDay } from './worth-by-day.ts'

export const portfolioRoutes: readonly Route[] = [answer(overview, showPortfolio)]

/** Returns the caller's items over time, at the market's own prices, and the proceeds of their sales. */
async function showPortfolio({ db, caller: { userId } }: SignedInContext): Promise<CallAnswer<typeof overview>> {
  const [days, held, sales, groups] = await Promise.all([
    readDays(db, portfolioDays),
    readHeld(db, userId, portfolioDays),
    readSales(db, userId),
    countInventory(db, userId),
  ])
  const worth = worthByDay(days, held, await readDayPrices(db, held, portfolioDays))
  const salesOf = new Map(sales.map((sale) => [sale.day, sale]))
  const sum = (pick: (sale: SalesOfDay) => bigint) => sales.reduce((all, sale) => all + pick(sale), 0n)
  const number = (pick: (sale: SalesOfDay) => number) => sales.reduce((all, sale) => all + pick(sale), 0)
  return {
    days: worth.map(({ day, count, worth: amount }) => ({
      day,
      count,
      worth: formatAmount(amount),
      realized_profit: formatAmount(salesOf.get(day)?.profit ?? 0n),
      fees: formatAmount(salesOf.get(day)?.fees ?? 0n),
    })),
    unpriced: worth.at(-1)!.unpriced,
    cost: {
      count: groups.reduce((all, { costed }) => all + costed, 0),
      amount: formatAmount(groups.reduce((all, { cost }) => all + cost, 0n)),
    },
    sales: {
      count: number(({ count }) => count),
      net: formatAmount(sum(({ net }) => net)),
      fees: formatAmount(sum(({ fees }) => fees)),
      costed_count: number(({ costedCount }) => costedCount),
      realized_profit: formatAmount(sum(({ profit }) => profit)),
    },
  }
}
