import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingSort } from '#contract/market.ts'
import type { Position } from '../catalogue/cursor.ts'
import { listings } from '../db/schema/trading.ts'

export type ListingSort = z.output<typeof listingSort>

const { price, wear, refreshedAt, id } = listings

interface SortRule {
  column: string
  /** The cursor's key of a row. A wear of float8 comes and goes as the shortest decimal that is exactly it. */
  key: string
  /** What an index gives, forwards or backwards, within a goods, a weapon, a category or the market. */
  order: string
}

export const listingSorts: Readonly<Record<ListingSort, SortRule>> = {
  price_asc: { column: 'price', key: 'price::text', order: 'price asc, id asc' },
  price_desc: { column: 'price', key: 'price::text', order: 'price desc, id desc' },
  wear_asc: { column: 'wear', key: 'wear::text', order: 'wear asc, id asc' },
  wear_desc: { column: 'wear', key: 'wear::text', order: 'wear desc, id desc' },
  newest: {
    column: 'refreshed_at',
    key: '(extract(epoch from refreshed_at) * 1000)::bigint::text',
    order: 'refreshed_at desc nulls last, id asc',
  },
}

/** A part of a list that is walked to its end before the next one begins. */
export interface Segment {
  /** Part of its cursors, so that a position names the segment it is in. */
  name: string
  condition?: SQL
}

/** One range of one index each: items without wear come after the others, whichever way wear is sorted. */
export function segmentsOf(sort: ListingSort): Segment[] {
  if (!sort.startsWith('wear')) return [{ name: sort }]
  return [
    { name: sort, condition: sql`${wear} is not null` },
    { name: `${sort}.unknown`, condition: sql`${wear} is null` },
  ]
}

/** The rows after a position; null where the position's key can't be one of this sort. */
export function listingsAfter(sort: ListingSort, position: Position): SQL | null {
  if (!/^\d{1,18}$/.test(position.id)) return null
  const at = sql`${position.id}::bigint`
  if (position.key === null) {
    if (sort === 'wear_asc') return sql`${id} > ${at}`
    return sort === 'wear_desc' ? sql`${id} < ${at}` : null
  }
  const isInteger = /^-?\d+$/.test(position.key)
  if (!sort.startsWith('wear') && !isInteger) return null
  const integer = sql`${position.key}::bigint`
  const decimal = sql`${position.key}::float8`
  switch (sort) {
    case 'price_asc':
      return sql`(${price}, ${id}) > (${integer}, ${at})`
    case 'price_desc':
      return sql`(${price}, ${id}) < (${integer}, ${at})`
    case 'wear_asc':
      return sql`(${wear}, ${id}) > (${decimal}, ${at})`
    case 'wear_desc':
      return sql`(${wear}, ${id}) < (${decimal}, ${at})`
    case 'newest': {
      const moment = sql`${new Date(Number(position.key)).toISOString()}::timestamptz`
      return sql`(${refreshedAt} <= ${moment} and (${refreshedAt} < ${moment} or ${id} > ${at}))`
    }
  }
}
