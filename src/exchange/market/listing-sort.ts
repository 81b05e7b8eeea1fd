import { sql, type SQL } from 'drizzle-orm'
import type { MarketItemSort } from '#contract/words.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { listings } from '../db/schema/listings.ts'
import { momentOf, type Position } from '../http/cursor.ts'

const { discount, fade, price, wear, refreshedAt, id } = listings
const { goodsId, popularity } = goodsMarkets

interface SortRule {
  /** The column of `listings` to sort by; null if the order involves another table. */
  column: string | null
  /** A row's cursor key. A float8 wear round-trips as the shortest decimal that represents it exactly. */
  key: string
  /** An order that an index provides, forwards or backwards, within a goods, a weapon, a category or the market. */
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
  // Popularity and price, joined like the two halves of a decimal.
  popular: {
    column: null,
    key: `concat(goods_markets.popularity, '.', listings.price)`,
    order: 'goods_markets.popularity desc nulls last, goods_markets.goods_id, listings.price, listings.id',
  },
}

/** A part of a list that is walked to its end before the next one begins. */
export interface Segment {
  /** Part of its cursors, so that a position names its segment. */
  name: string
  condition?: SQL
  /** Holds so few listings that any plan serves. */
  isSmall?: boolean
}

/** The column that a listing may have no value in; listings without one come last. */
const unknownOf = (sort: MarketItemSort) => (sort.startsWith('wear') ? wear : sort === 'discount' ? discount : null)

/** Hardly any item has a fade, so sorting by it shows only those that do. */
export const shownBy = (sort: string | undefined): SQL | undefined =>
  sort?.startsWith('fade') ? sql`${fade} is not null` : undefined

/** Each segment is one range of one index: items without wear or discount come last in either direction. */
export function segmentsOf(sort: MarketItemSort): Segment[] {
  const shown = shownBy(sort)
  if (shown) return [{ name: sort, condition: shown }]
  const column = unknownOf(sort)
  if (column === null) return [{ name: sort }]
  return [
    { name: sort, condition: sql`${column} is not null` },
    { name: `${sort}.unknown`, condition: sql`${column} is null` },
  ]
}

const isFraction = (sort: MarketItemSort) => sort.startsWith('wear') || sort.startsWith('fade')

/** Values for the placeholders of `listingsAfter`; null if the position's key is invalid for this sort. */
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

/** The rows after a position, with placeholders for `positionValues`; `hasKey` is false in a segment without keys. */
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
      // A listing never changes its goods, so the position need not name it.
      const goods = sql`(select goods_id from listings as last where last.id = ${at})`
      const rest = sql`(${goodsId}, ${price}, ${id}) > (${goods}, ${sql.placeholder('after_price')}::bigint, ${at})`
      return sql`(${popularity} <= ${integer} and (${popularity} < ${integer} or ${rest}))`
    }
  }
}
