import { type AnyColumn, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { listingSort } from '#contract/market.ts'
import type { Position } from '../catalogue/cursor.ts'
import { listings } from '../db/schema/trading.ts'

export type ListingSort = z.output<typeof listingSort>

const { price, wear, refreshedAt, id } = listings

/** The cursor's key of a row. A wear of float8 comes and goes as the shortest decimal that is exactly it. */
export const listingKeys: Record<ListingSort, SQL<string | null>> = {
  price_asc: sql`${price}::text`,
  price_desc: sql`${price}::text`,
  wear_asc: sql`${wear}::text`,
  wear_desc: sql`${wear}::text`,
  newest: sql`(extract(epoch from ${refreshedAt}) * 1000)::bigint::text`,
}

/** Each is an index within one goods, price_desc the one of price_asc read backwards. Items without wear come last. */
export const listingOrders: Record<ListingSort, (columns: SortColumns) => SQL> = {
  price_asc: (by) => sql`${by.price} asc, ${by.id} asc`,
  price_desc: (by) => sql`${by.price} desc, ${by.id} desc`,
  wear_asc: (by) => sql`${by.wear} asc nulls last, ${by.id} asc`,
  wear_desc: (by) => sql`${by.wear} desc nulls last, ${by.id} desc`,
  newest: (by) => sql`${by.refreshedAt} desc nulls last, ${by.id} asc`,
}

/** Of the table, or of a part of it. */
type SortColumns = Record<'price' | 'wear' | 'refreshedAt' | 'id', AnyColumn>

/** The rows after a position; null where the position's key can't be one of this sort. */
export function listingsAfter(sort: ListingSort, position: Position): SQL | null {
  if (!/^\d{1,18}$/.test(position.id)) return null
  const at = sql`${position.id}::bigint`
  if (position.key === null) {
    if (sort === 'wear_asc') return sql`(${wear} is null and ${id} > ${at})`
    return sort === 'wear_desc' ? sql`(${wear} is null and ${id} < ${at})` : null
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
      return sql`((${wear}, ${id}) > (${decimal}, ${at}) or ${wear} is null)`
    case 'wear_desc':
      return sql`((${wear}, ${id}) < (${decimal}, ${at}) or ${wear} is null)`
    case 'newest': {
      const moment = sql`${new Date(Number(position.key)).toISOString()}::timestamptz`
      return sql`(${refreshedAt} <= ${moment} and (${refreshedAt} < ${moment} or ${id} > ${at}))`
    }
  }
}
