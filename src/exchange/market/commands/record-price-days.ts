import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'

/**
 * Writes the price days of the last `days` UTC days, including today, from the orders delivered in them and not
 * reversed since: one row for the goods (style 0) and one per style. A rerun corrects what it wrote before.
 */
export async function recordPriceDays(tx: Transaction, days = 2): Promise<void> {
  await tx.execute(sql`
    with sales as (
      select goods_id, style_id, (delivered_at at time zone 'UTC')::date as day, price
      from orders
      where delivered_at >= ((amber_now() at time zone 'UTC')::date - ${days - 1}::integer)::timestamp at time zone 'UTC'
        and state in ('in_protection', 'completed')
    ), sales_by_key as (
      select goods_id, 0 as style_id, day, price from sales
      union all
      select goods_id, style_id, day, price from sales where style_id <> 0
    )
    insert into price_days (goods_id, style_id, day, median, low, high, volume)
    select goods_id, style_id, day, percentile_disc(0.5) within group (order by price), min(price), max(price), count(*)
    from sales_by_key group by goods_id, style_id, day
    on conflict (goods_id, style_id, day) do update
    set median = excluded.median, low = excluded.low, high = excluded.high, volume = excluded.volume`)
}
