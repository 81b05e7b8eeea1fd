import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'

/**
 * Sets the reference price of every goods and style: the median of the last 7 whole days' sales (daily medians,
 * weighted by volume), else the median of the last day with a sale; and the number of sales in those 7 days. The
 * current day is left out: its first sale would skew the figure. Null if nothing was ever sold.
 *
 * @param goodsIds only these; all goods by default.
 */
export async function recomputeReferencePrices(tx: Transaction, goodsIds?: readonly string[]): Promise<void> {
  const isIncluded = goodsIds ? sql`goods_id = any(${sql.param(goodsIds)}::text[])` : sql`true`
  await tx.execute(sql`
    with recent as (
      select goods_id, style_id, median,
        sum(volume) over (partition by goods_id, style_id) as sales,
        sum(volume) over (partition by goods_id, style_id order by median, day) as sales_up_to
      from price_days
      where day >= (amber_now() at time zone 'UTC')::date - 7 and day < (amber_now() at time zone 'UTC')::date
        and ${isIncluded}
    ), weekly as (
      select goods_id, style_id, min(median) filter (where sales_up_to * 2 >= sales) as price, max(sales) as sales
      from recent group by goods_id, style_id
    ), reference as (
      select k.goods_id, k.style_id,
        coalesce(weekly.price, latest.median) as price,
        coalesce(weekly.sales, 0) as sales
      from (select goods_id, style_id from goods_markets where ${isIncluded}) as k
      left join weekly on weekly.goods_id = k.goods_id and weekly.style_id = k.style_id
      left join lateral (
        select median from price_days
        where weekly.price is null and goods_id = k.goods_id and style_id = k.style_id
        order by day desc limit 1
      ) as latest on true
    )
    update goods_markets set reference_price = reference.price, reference_sales = reference.sales
    from reference
    where goods_markets.goods_id = reference.goods_id and goods_markets.style_id = reference.style_id
      and (goods_markets.reference_price, goods_markets.reference_sales)
        is distinct from (reference.price, reference.sales)`)
}
