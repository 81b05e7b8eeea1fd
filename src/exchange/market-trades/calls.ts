import { billOrder, statisticsList } from '#contract/market/trades.ts'
import { answer, type Route } from '../http/routes.ts'
import { listSales } from './queries-sales.ts'
import { listStatistics } from './queries-statistics.ts'

export const marketTradeRoutes: readonly Route[] = [
  answer(billOrder, listSales),
  answer(statisticsList, listStatistics),
]
