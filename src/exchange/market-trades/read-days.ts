import { sql } from 'drizzle-orm'
import { cachePerDatabase } from '../caches/short-cache.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { CategoryDay } from './index-days.ts'

/** Whole days, besides the one under way: a month, and the day that its change is measured from. */
const shown = 31

/** A month of all sales is expensive to read, and changes once an hour. */
const daysOf = cachePerDatabase<CategoryDay[]>({ ttlMs: 600_000, max: 1 })

/** The sales of each of the last days, by category. */
export const readDays = (db: Queryable): Promise<CategoryDay[]> => daysOf(db).get('', () => askDays(db))

async function askDays(db: Queryable): Promise<CategoryDay[]> {
  const rows = await rowsOf<
    Record<'category' | 'day' | 'volume' | 'turnover' | 'paired_now' | 'paired_before', string> & { is_today: boolean }
  >(
    db,
    sql`
      with today as (select (amber_now() at time zone 'UTC')::date as day),
        sold as (
          select price_days.goods_id, price_days.day, price_days.volume, price_days.median
          from price_days, today
          where style_id = 0 and price_days.day >= today.day - ${shown}::integer
        )
      select goods.category, sold.day::text as day, sold.day = (select day from today) as is_today,
        sum(sold.volume)::text as volume,
        sum(sold.volume * sold.median)::text as turnover,
        coalesce(sum((sold.volume + before.volume) * sold.median), 0)::text as paired_now,
        coalesce(sum((sold.volume + before.volume) * before.median), 0)::text as paired_before
      from sold
      join goods on goods.id = sold.goods_id
      left join sold as before on before.goods_id = sold.goods_id and before.day = sold.day - 1
      group by goods.category, sold.day`,
  )
  return rows.map((row) => ({
    category: row.category,
    day: row.day,
    isUnderWay: row.is_today,
    volume: Number(row.volume),
    turnover: BigInt(row.turnover),
    pairedNow: BigInt(row.paired_now),
    pairedBefore: BigInt(row.paired_before),
  }))
}
