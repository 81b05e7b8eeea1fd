import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { soldStates } from '../db/schema/orders.ts'
import { saleCost } from '../db/sale-cost.ts'
import { referenceDays, type DayPrice, type Held } from './worth-by-day.ts'

const dayOf = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`)
/** The first of `days` UTC days, of which today is the last. */
const firstDay = (days: number) => sql`(amber_now() at time zone 'UTC')::date - ${days - 1}::integer`

export async function readDays(db: Queryable, days: number): Promise<string[]> {
  const rows = await rowsOf<{ day: string }>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day from generate_series(${firstDay(days)},
      (amber_now() at time zone 'UTC')::date, interval '1 day') as day order by day`,
  )
  return rows.map(({ day }) => day)
}

/**
 * What a person has held in these days: assets they own now, since they bought them or they were first seen, and assets
 * they have sold here, until delivery.
 */
export function readHeld(db: Queryable, userId: bigint, days: number): Promise<Held[]> {
  const from = sql`(${firstDay(days)})::timestamp at time zone 'UTC'`
  return rowsOf<Held & object>(
    db,
    sql`
      with held as (
        select a.goods_id, a.style_id, a.gone_at as until, coalesce((
          select max(b.delivered_at) from orders b where b.asset_id = a.id and b.buyer_id = a.owner_id
            and b.delivered_at is not null and ${isOneOf('b.state', soldStates)}), a.created_at) as since
        from assets a where a.owner_id = ${userId} and (a.gone_at is null or a.gone_at >= ${from})
        union all
        select o.goods_id, o.style_id, o.delivered_at, coalesce((
          select max(b.delivered_at) from orders b where b.asset_id = o.asset_id and b.buyer_id = o.seller_id
            and b.delivered_at < o.delivered_at and ${isOneOf('b.state', soldStates)}), a.created_at)
        from orders o join assets a on a.id = o.asset_id
        where o.seller_id = ${userId} and ${isOneOf('o.state', soldStates)} and o.delivered_at >= ${from}
      )
      select goods_id as "goodsId", style_id as "styleId", ${dayOf('since')} as since, ${dayOf('until')} as until,
        count(*)::integer as count
      from held group by 1, 2, 3, 4`,
  )
}

/**
 * Daily medians from a week before the first day on, which its reference price is made of, plus the last one up to then
 * for each goods and style; in ascending order of days.
 */
export async function readDayPrices(db: Queryable, held: readonly Held[], days: number): Promise<DayPrice[]> {
  const keys = [...new Map(held.map((lot) => [`${lot.goodsId} ${lot.styleId}`, lot])).values()]
  if (keys.length === 0) return []
  const from = firstDay(days + referenceDays)
  const rows = await rowsOf<{ goodsId: string; styleId: number; day: string; median: string; volume: number }>(
    db,
    sql`
      with wanted as materialized (
        select k.goods_id, k.style_id, coalesce((
          select max(day) from price_days q
          where q.goods_id = k.goods_id and q.style_id = k.style_id and q.day <= ${from}
        ), ${from}) as since
        from unnest(${sql.param(keys.map(({ goodsId }) => goodsId))}::text[],
          ${sql.param(keys.map(({ styleId }) => styleId))}::smallint[]) as k(goods_id, style_id)
      )
      select p.goods_id as "goodsId", p.style_id as "styleId", p.day::text as day, p.median::text as median, p.volume::integer as volume
      from wanted w join price_days p on p.goods_id = w.goods_id and p.style_id = w.style_id and p.day >= w.since
      order by p.day`,
  )
  return rows.map((row) => ({ ...row, median: BigInt(row.median) }))
}

/** Sales delivered on one UTC day and not reversed; amounts in fen. */
export interface SalesOfDay {
  day: string
  count: number
  net: bigint
  fees: bigint
  costedCount: number
  profit: bigint
}

export async function readSales(db: Queryable, userId: bigint): Promise<SalesOfDay[]> {
  const rows = await rowsOf<Record<'day' | 'net' | 'fees' | 'profit', string> & Record<'count' | 'costed', number>>(
    db,
    sql`
      select ${dayOf('orders.delivered_at')} as day, count(*)::integer as count, sum(orders.seller_net)::text as net,
        sum(orders.fee)::text as fees, count(${saleCost})::integer as costed,
        coalesce(sum(orders.seller_net - ${saleCost}), 0)::text as profit
      from orders
      left join asset_notes on asset_notes.asset_id = orders.asset_id and asset_notes.user_id = orders.seller_id
      where orders.seller_id = ${userId} and ${isOneOf('orders.state', soldStates)} group by 1`,
  )
  return rows.map(({ day, count, net, fees, costed, profit }) => ({
    day,
    count,
    net: BigInt(net),
    fees: BigInt(fees),
    costedCount: costed,
    profit: BigInt(profit),
  }))
}
