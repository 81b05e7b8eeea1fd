import { and, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { price } from '#contract/market/goods.ts'
import { priceRangeDays } from '#contract/words.ts'
import { formatAmount } from '#lib/money.ts'
import { isGoods } from '../catalogue/goods-infos.ts'
import { priceDays } from '../db/schema/catalogue.ts'
import { databaseNow } from '../db/schema/columns.ts'
import type { CallContext } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'

const today = sql`(${databaseNow} at time zone 'UTC')::date`

/** The days of the range (the last n UTC days, including today) with sales, oldest first. */
export async function readPriceDays(
  { db }: Pick<CallContext, 'db'>,
  { goods_id, style_id, range }: CallRequest<typeof price>,
): Promise<CallAnswer<typeof price> | Refusal> {
  if (!(await isGoods(db, { goodsId: goods_id, styleId: style_id }))) return refusals.notFound()
  const days = await db
    .select({
      day: priceDays.day,
      median: priceDays.median,
      low: priceDays.low,
      high: priceDays.high,
      volume: priceDays.volume,
      isUnderWay: sql<boolean>`${priceDays.day} >= ${today}`,
    })
    .from(priceDays)
    .where(
      and(
        eq(priceDays.goodsId, goods_id),
        eq(priceDays.styleId, style_id),
        sql`${priceDays.day} > ${today} - ${priceRangeDays[range]}::integer`,
      ),
    )
    .orderBy(priceDays.day)
  return {
    days: days.map(({ day, median, low, high, volume, isUnderWay }) => ({
      day,
      median: formatAmount(median),
      low: formatAmount(low),
      high: formatAmount(high),
      volume,
      is_under_way: isUnderWay,
    })),
  }
}
