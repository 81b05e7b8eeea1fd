import { and, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { price } from '#contract/market/goods.ts'
import { priceRangeDays } from '#contract/words.ts'
import { formatAmount } from '#lib/money.ts'
import { isGoods } from '../catalogue/goods-infos.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { priceDays } from '../db/schema/catalogue.ts'
import { databaseNow } from '../db/schema/columns.ts'
import type { CallContext } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'
import { dayFigures, stands } from './day-figures.ts'

const today = sql`(${databaseNow} at time zone 'UTC')::date`

/**
 * The days of the range (the last n UTC days, including today) with sales, oldest first. Today is counted from its
 * orders, as price days are written once an hour.
 */
export async function readPriceDays(
  { db }: Pick<CallContext, 'db'>,
  { goods_id, style_id, range }: CallRequest<typeof price>,
): Promise<CallAnswer<typeof price> | Refusal> {
  if (!(await isGoods(db, { goodsId: goods_id, styleId: style_id }))) return refusals.notFound()
  const [days, sales] = await Promise.all([
    db
      .select({
        day: priceDays.day,
        median: priceDays.median,
        low: priceDays.low,
        high: priceDays.high,
        volume: priceDays.volume,
      })
      .from(priceDays)
      .where(
        and(
          eq(priceDays.goodsId, goods_id),
          eq(priceDays.styleId, style_id),
          sql`${priceDays.day} > ${today} - ${priceRangeDays[range]}::integer`,
        ),
      )
      .orderBy(priceDays.day),
    readToday(db, goods_id, style_id),
  ])
  // Without any order, what is written stays, such as the demo's day.
  const shown = sales.isCounted ? days.filter(({ day }) => day < sales.day) : days
  return {
    days: (sales.figures ? [...shown, sales.figures] : shown).map(({ day, median, low, high, volume }) => ({
      day,
      median: formatAmount(median),
      low: formatAmount(low),
      high: formatAmount(high),
      volume,
      is_under_way: day >= sales.day,
    })),
  }
}

/** Today's sales of a goods (style 0: of all its styles), by the rule of `recordPriceDays`. */
async function readToday(db: Queryable, goodsId: string, styleId: number) {
  const [row] = await rowsOf<Record<'day' | 'delivered' | 'median' | 'low' | 'high' | 'volume', string>>(
    db,
    sql`
      with delivered as (
        select price, ${stands} as stands from orders
        where goods_id = ${goodsId} and delivered_at >= ${today}::timestamp at time zone 'UTC'
          and (${styleId}::smallint = 0 or style_id = ${styleId})
      )
      select ${today}::text as day, (select count(*) from delivered)::text as delivered,
        median::text, low::text, high::text, volume::text
      from (select ${dayFigures} from delivered where stands) as figures`,
  )
  const { day, delivered, median, low, high, volume } = row!
  return {
    day,
    /** Whether any order was delivered today, reversed or not. */
    isCounted: delivered !== '0',
    figures:
      volume === '0'
        ? null
        : { day, median: BigInt(median), low: BigInt(low), high: BigInt(high), volume: Number(volume) },
  }
}
