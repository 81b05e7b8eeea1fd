import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Refusal } from '../refusal.ts'
import { walletRefusals } from './refusals.ts'

interface LogRequest {
  state?: string | undefined
  from?: number | undefined
  to?: number | undefined
  cursor?: string | undefined
}

interface LogColumns {
  id: PgColumn
  userId: PgColumn
  state: PgColumn
  createdAt: PgColumn
}

/** Which rows of a person's log are asked for, and their order; the cursor is the id of the last row shown. */
export function findLogPage(
  columns: LogColumns,
  userId: bigint,
  { state, from, to, cursor }: LogRequest,
): { where: SQL | undefined; orderBy: SQL } | Refusal {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) return walletRefusals.cursorInvalid()
  const where = and(
    eq(columns.userId, userId),
    state === undefined ? undefined : eq(columns.state, state),
    from === undefined ? undefined : gte(columns.createdAt, sql`to_timestamp(${from})`),
    // The whole second counts.
    to === undefined ? undefined : lt(columns.createdAt, sql`to_timestamp(${to + 1})`),
    cursor === undefined ? undefined : lt(columns.id, BigInt(cursor)),
  )
  return { where, orderBy: desc(columns.id) }
}

/** Cuts off the row that only shows that there are more. */
export function cutPage<Row extends { id: bigint }>(rows: readonly Row[], pageSize: number) {
  const shown = rows.slice(0, pageSize)
  return { shown, next_cursor: rows.length > pageSize ? shown.at(-1)!.id.toString() : null }
}
