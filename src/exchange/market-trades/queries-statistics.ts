import { sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { statisticsList } from '#contract/market/trades.ts'
import { statisticsWindowDays } from '#contract/words.ts'
import { formatAmount } from '#lib/money.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { local } from '../catalogue/goods-index.ts'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { CATEGORIES, type Category } from '../catalogue/vocabulary.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { CallContext } from '../http/context.ts'
import { changeOfAverage, shareOf } from '../ledger/fractions.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { indexDays } from './index-days.ts'
import { readDays } from './read-days.ts'

const shown = 50
/** With fewer sales in either window, a goods' average price is random and its change meaningless. */
const minSales = 5

/** Daily figures change once an hour, so another minute does not matter, and everybody requests the same few. */
const salesOf = cachePerDatabase<{ goods: GoodsSales[]; asOf: number }>({ ttlMs: 60_000, max: 3 })

interface GoodsSales {
  goodsId: string
  category: string
  volume: number
  /** Fen. */
  turnover: bigint
  volumeBefore: number
  turnoverBefore: bigint
}

/** Sales in a window and in the one before it: in total, by category, and the top goods in the requested order. */
export async function listStatistics(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { window, category, sort }: CallRequest<typeof statisticsList>,
): Promise<CallAnswer<typeof statisticsList> | Refusal> {
  if (category !== undefined && !Object.hasOwn(CATEGORIES, category)) return invalidRequest(['category'])
  const [{ goods, asOf }, days] = await Promise.all([
    salesOf(db).get(window, () => readSales(db, statisticsWindowDays[window])),
    readDays(db),
  ])
  const chosen = category === undefined ? goods : goods.filter((one) => one.category === category)
  const leaders = orders[sort](chosen).slice(0, shown)
  const infos = await goodsInfosByIds(
    db,
    leaders.map(({ goodsId }) => ({ goodsId, styleId: 0 })),
    locale,
  )
  return {
    total: figuresOf(chosen),
    before: figuresOf(chosen.map((one) => ({ volume: one.volumeBefore, turnover: one.turnoverBefore }))),
    days: indexDays(category === undefined ? days : days.filter((one) => one.category === category)),
    categories: (Object.keys(CATEGORIES) as Category[]).map((key) => ({
      key,
      name: local(CATEGORIES[key], locale),
      ...figuresOf(goods.filter((one) => one.category === key)),
    })),
    items: leaders.map((one) => ({
      goods_id: one.goodsId,
      style_id: 0,
      volume: one.volume,
      turnover: formatAmount(one.turnover),
      average_price: formatAmount(shareOf(one.turnover, 1, one.volume)),
      average_price_before:
        one.volumeBefore > 0 ? formatAmount(shareOf(one.turnoverBefore, 1, one.volumeBefore)) : null,
      change: changeOf(one),
    })),
    goods_infos: [...infos.values()],
    as_of: asOf,
  }
}

const orders = {
  volume: (goods: GoodsSales[]) => soldOf(goods).toSorted((a, b) => b.volume - a.volume),
  turnover: (goods: GoodsSales[]) => soldOf(goods).toSorted((a, b) => Number(b.turnover - a.turnover)),
  gainers: (goods: GoodsSales[]) =>
    moversOf(goods)
      .filter((one) => changeOf(one)! > 0)
      .toSorted((a, b) => changeOf(b)! - changeOf(a)!),
  losers: (goods: GoodsSales[]) =>
    moversOf(goods)
      .filter((one) => changeOf(one)! < 0)
      .toSorted((a, b) => changeOf(a)! - changeOf(b)!),
}

const soldOf = (goods: GoodsSales[]) => goods.filter((one) => one.volume > 0)
const moversOf = (goods: GoodsSales[]) => goods.filter((one) => Math.min(one.volume, one.volumeBefore) >= minSales)

/** Percent with two decimals; null without sales in both windows. */
function changeOf({ volume, turnover, volumeBefore, turnoverBefore }: GoodsSales): number | null {
  if (volume === 0 || volumeBefore === 0) return null
  return changeOfAverage({ turnover: turnoverBefore, volume: volumeBefore }, { turnover, volume })
}

function figuresOf(sales: readonly { volume: number; turnover: bigint }[]) {
  return {
    volume: sales.reduce((sum, one) => sum + one.volume, 0),
    turnover: formatAmount(sales.reduce((sum, one) => sum + one.turnover, 0n)),
  }
}

/** Of whole days, since part of a day compared with a whole one looks like a fall. A day's turnover is its median times
 * its units: individual sale prices are not kept forever. */
async function readSales(db: Queryable, days: number): Promise<{ goods: GoodsSales[]; asOf: number }> {
  const [clock] = await rowsOf<{ now: string }>(
    db,
    sql`select floor(extract(epoch from amber_now()))::bigint::text as now`,
  )
  const rows = await rowsOf<Record<'goods_id' | 'category' | 'volume' | 'turnover' | 'before' | 'paid', string>>(
    db,
    sql`
      with first as (select (amber_now() at time zone 'UTC')::date - ${days}::integer as day)
      select sold.*, goods.category
      from (
        select goods_id,
          coalesce(sum(volume) filter (where price_days.day >= first.day), 0)::text as volume,
          coalesce(sum(volume * median) filter (where price_days.day >= first.day), 0)::text as turnover,
          coalesce(sum(volume) filter (where price_days.day < first.day), 0)::text as before,
          coalesce(sum(volume * median) filter (where price_days.day < first.day), 0)::text as paid
        from price_days, first
        where style_id = 0 and price_days.day >= first.day - ${days}::integer
          and price_days.day < (amber_now() at time zone 'UTC')::date
        group by goods_id
      ) as sold
      join goods on goods.id = sold.goods_id`,
  )
  return {
    goods: rows.map((row) => ({
      goodsId: row.goods_id,
      category: row.category,
      volume: Number(row.volume),
      turnover: BigInt(row.turnover),
      volumeBefore: Number(row.before),
      turnoverBefore: BigInt(row.paid),
    })),
    asOf: Number(clock!.now),
  }
}
