import { sql, type Column, type SQL } from 'drizzle-orm'
import type { TradeSort } from '#contract/words.ts'
import { decodeCursor, momentOf, type Position } from './cursor.ts'

/** How a keyset-paged list is sorted: by a key, if it has one, then by id, both in the same direction. */
export interface SortRule {
  /** Never null. A moment's cursor counts milliseconds. */
  by?: { key: SQL | Column; type: 'bigint' | 'float8' | 'timestamptz' }
  isDescending: boolean
}

export function keysetOrder({ by, isDescending }: SortRule, id: Column): SQL {
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  return by ? sql`${by.key} ${direction}, ${id} ${direction}` : sql`${id} ${direction}`
}

/** The rows after a position; null if it is invalid for this sort. */
export function keysetAfter({ by, isDescending }: SortRule, id: Column, position: Position): SQL | null {
  const past = sql.raw(isDescending ? '<' : '>')
  if (!/^\d{1,18}$/.test(position.id)) return null
  if (!by) return position.key === null ? sql`${id} ${past} ${position.id}::bigint` : null
  const key = by.type === 'timestamptz' ? momentOf(position.key) : position.key
  if (key === null || (by.type === 'bigint' && !/^-?\d{1,18}$/.test(key))) return null
  return sql`(${by.key}, ${id}) ${past} (${key}::${sql.raw(by.type)}, ${position.id}::bigint)`
}

/** The rows after a cursor: undefined without one, null if it is invalid for this sort. */
export function keysetFrom<Sort extends string>(
  rules: Record<Sort, SortRule>,
  sort: Sort,
  id: Column,
  cursor: string | undefined,
): SQL | null | undefined {
  if (cursor === undefined) return undefined
  const position = decodeCursor(sort, cursor)
  return position && keysetAfter(rules[sort], id, position)
}

/** How a person's own listings or orders are sorted: by age, in which their ids are assigned, or by price. */
export function tradeSortRules(price: SQL | Column): Record<TradeSort, SortRule> {
  const by = { key: price, type: 'bigint' } as const
  return {
    newest: { isDescending: true },
    oldest: { isDescending: false },
    price_asc: { by, isDescending: false },
    price_desc: { by, isDescending: true },
  }
}
