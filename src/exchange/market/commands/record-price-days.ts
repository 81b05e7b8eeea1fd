import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import type { ExchangeSettings } from '../../settings.ts'
import { dayFigures, stands } from '../day-figures.ts'

const daySeconds = 86_400

/** Protection may outlast its time by this much, while the platform does not say what became of a trade. */
const graceDays = 7

/**
 * Writes the price days, in UTC, from the orders delivered and not reversed: one row for the goods (style 0) and one
 * per style. It goes back over every day whose trades may still be reversed, so that a sale that was undone leaves no
 * price behind; a day with no other sale loses its row. `protection` is in seconds.
 */
export async function recordPriceDays(
  tx: Transaction,
  { protection }: Pick<ExchangeSettings, 'protection'>,
): Promise<void> {
  const days = Math.ceil(protection / daySeconds) + graceDays
  await tx.execute(sql`
    with delivered as (
      select goods_id, style_id, (delivered_at at time zone 'UTC')::date as day, price,
        ${stands} as stands
      from orders
      where delivered_at >= ((amber_now() at time zone 'UTC')::date - ${days}::integer)::timestamp at time zone 'UTC'
    ), delivered_by_key as (
      select goods_id, 0 as style_id, day, price, stands from delivered
      union all
      select goods_id, style_id, day, price, stands from delivered where style_id <> 0
    ), undone as (
      delete from price_days
      using (select goods_id, style_id, day from delivered_by_key group by 1, 2, 3 having not bool_or(stands)) as empty
      where price_days.goods_id = empty.goods_id and price_days.style_id = empty.style_id and price_days.day = empty.day
    )
    insert into price_days (goods_id, style_id, day, median, low, high, volume)
    select goods_id, style_id, day, ${dayFigures}
    from delivered_by_key where stands group by goods_id, style_id, day
    on conflict (goods_id, style_id, day) do update
    set median = excluded.median, low = excluded.low, high = excluded.high, volume = excluded.volume
    where (price_days.median, price_days.low, price_days.high, price_days.volume)
      is distinct from (excluded.median, excluded.low, excluded.high, excluded.volume)`)
}
