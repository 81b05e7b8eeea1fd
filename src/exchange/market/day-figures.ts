import { type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../db/schema/columns.ts'
import { soldStates } from '../db/schema/orders.ts'

/** Whether an order counts as a sale of its day. */
export const stands: SQL = isOneOf('state', soldStates)

/** The figures of one day's sales: aggregates of the prices of those that stand. */
export const dayFigures: SQL = sql`
  percentile_disc(0.5) within group (order by price) as median, min(price) as low, max(price) as high,
  count(*) as volume`
