import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'

/** Half-life of a sale's weight, in days. */
const halfLifeDays = 7
/** A bookmark weighs as much as this many units sold today. */
const bookmarkWeight = 2

/**
 * Sets the popularity of each goods, which is the market's default sort: 100 per unit sold, halving every week and
 * forgotten after thirty days, plus 200 per user who has bookmarked it.
 */
export async function recomputePopularity(tx: Transaction, goodsIds: readonly string[]): Promise<void> {
  const isIncluded = sql`goods_id = any(${sql.param(goodsIds)}::text[])`
  await tx.execute(sql`
    with sold as (
      select goods_id, sum(volume * power(0.5, ((amber_now() at time zone 'UTC')::date - day) / ${halfLifeDays}::float8)) as units
      from price_days
      where style_id = 0 and day > (amber_now() at time zone 'UTC')::date - 30 and ${isIncluded}
      group by goods_id
    ), kept as (
      select goods_id, count(distinct user_id) as people from bookmarks where listing_id is null and ${isIncluded}
      group by goods_id
    ), fresh as (
      select goods.id,
        least(2000000000, round(100 * (coalesce(units, 0) + ${bookmarkWeight}::float8 * coalesce(people, 0))))::integer as popularity
      from goods
      left join sold on sold.goods_id = goods.id
      left join kept on kept.goods_id = goods.id
      where goods.id = any(${sql.param(goodsIds)}::text[])
    ), changed as (
      update goods set popularity = fresh.popularity from fresh
      where fresh.id = goods.id and goods.popularity <> fresh.popularity
      returning goods.id, goods.popularity
    )
    update goods_markets set popularity = changed.popularity from changed where goods_markets.goods_id = changed.id`)
}
