import { sql, type SQL } from 'drizzle-orm'
import type { MarketItemSort } from '#contract/words.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { listings } from '../db/schema/listings.ts'
import { momentOf, type Position } from '../http/cursor.ts'

const { discount, fade, price, wear, refreshedAt, id } = listings
const { goodsId, popularity } = goodsMarkets

interface SortRule {
  /** The column of `listings` that is sorted by; null where the order is not one of that table alone. */
  column: string | null
  /** The cursor's key of a row. A wear of float8 comes and goes as the shortest decimal that is exactly it. */
  key: string
  /** What an index gives, forwards or backwards, within a goods, a weapon, a category or the market. */
  order: string
}

export const listingSorts: Readonly<Record<MarketItemSort, SortRule>> = {
  price_asc: { column: 'price', key: 'price::text', order: 'price asc, id asc' },
  price_desc: { column: 'price', key: 'price::text', order: 'price desc, id desc' },
  wear_asc: { column: 'wear', key: 'wear::text', order: 'wear asc, id asc' },
  wear_desc: { column: 'wear', key: 'wear::text', order: 'wear desc, id desc' },
  fade_asc: { column: 'fade', key: 'fade::text', order: 'fade asc, id asc' },
  fade_desc: { column: 'fade', key: 'fade::text', order: 'fade desc, id desc' },
  newest: {
    column: 'refreshed_at',
    key: '(extract(epoch from refreshed_at) * 1000)::bigint::text',
    order: 'refreshed_at desc nulls last, id asc',
  },
  discount: { column: 'discount', key: 'discount::text', order: 'discount desc nulls last, id asc' },
  // The popularity and the price, as if they were a decimal's two halves.
  popular: {
    column: null,
    key: `concat(goods_markets.popularity, '.', listings.price)`,
    order: 'goods_markets.popularity desc nulls last, goods_markets.goods_id, listings.price, listings.id',
  },
}

/** A part of a list that is walked to its end before the next one begins. */
export interface Segment {
  /** Part of its cursors, so that a position names the segment it is in. */
  name: string
  condition?: SQL
}

/** What a listing may be without, though it is listed: those that are come last. */
const unknownOf = (sort: MarketItemSort) => (sort.startsWith('wear') ? wear : sort === 'discount' ? discount : null)

/**
 * One range of one index each: items without wear or discount come after the others, whichever way is sorted. Nearly no
 * item has a fade: sorted by it, only those are shown.
 */
export function segmentsOf(sort: MarketItemSort): Segment[] {
  if (sort.startsWith('fade')) return [{ name: sort, condition: sql`${fade} is not null` }]
  const column = unknownOf(sort)
  if (column === null) return [{ name: sort }]
  return [
    { name: sort, condition: sql`${column} is not null` },
    { name: `${sort}.unknown`, condition: sql`${column} is null` },
  ]
}

const isFraction = (sort: MarketItemSort) => sort.startsWith('wear') || sort.startsWith('fade')

/** What the placeholders of `listingsAfter` stand for; null where the position's key can't be one of this sort. */
export function positionValues(sort: MarketItemSort, { key, id }: Position): Record<string, string> | null {
  if (!/^\d{1,18}$/.test(id)) return null
  if (key === null) return unknownOf(sort) === null ? null : { after_id: id }
  if (isFraction(sort)) return { after_id: id, after_key: key }
  if (sort === 'discount') return /^-?\d+$/.test(key) ? { after_id: id, after_key: key } : null
  if (sort === 'popular') {
    const [, after_key, after_price] = /^(\d+)\.(\d{1,18})$/.exec(key) ?? []
    return after_key && after_price ? { after_id: id, after_key, after_price } : null
  }
  const value = sort === 'newest' ? momentOf(key) : /^\d+$/.test(key) ? key : null
  return value === null ? null : { after_id: id, after_key: value }
}

/** The rows after a position, with `positionValues` to come: one with a key, or one in a segment without. */
export function listingsAfter(sort: MarketItemSort, hasKey: boolean): SQL {
  const at = sql`${sql.placeholder('after_id')}::bigint`
  const key = sql.placeholder('after_key')
  if (!hasKey) return sort === 'wear_desc' ? sql`${id} < ${at}` : sql`${id} > ${at}`
  const integer = sql`${key}::bigint`
  const decimal = sql`${key}::float8`
  switch (sort) {
    case 'price_asc':
      return sql`(${price}, ${id}) > (${integer}, ${at})`
    case 'price_desc':
      return sql`(${price}, ${id}) < (${integer}, ${at})`
    case 'wear_asc':
      return sql`(${wear}, ${id}) > (${decimal}, ${at})`
    case 'wear_desc':
      return sql`(${wear}, ${id}) < (${decimal}, ${at})`
    case 'fade_asc':
      return sql`(${fade}, ${id}) > (${decimal}, ${at})`
    case 'fade_desc':
      return sql`(${fade}, ${id}) < (${decimal}, ${at})`
    case 'newest': {
      const moment = sql`${key}::text::timestamptz`
      return sql`(${refreshedAt} <= ${moment} and (${refreshedAt} < ${moment} or ${id} > ${at}))`
    }
    case 'discount':
      return sql`(${discount} <= ${integer} and (${discount} < ${integer} or ${id} > ${at}))`
    case 'popular': {
      // A listing stays one of its goods, so the position need not say which.
      const goods = sql`(select goods_id from listings as last where last.id = ${at})`
      const rest = sql`(${goodsId}, ${price}, ${id}) > (${goods}, ${sql.placeholder('after_price')}::bigint, ${at})`
      return sql`(${popularity} <= ${integer} and (${popularity} < ${integer} or ${rest}))`
    }
  }
}
