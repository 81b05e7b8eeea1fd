import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connection.ts'
import type { recharges, withdrawals } from '../db/schema/payments.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'

interface LogRequest {
  state?: string | undefined
  from?: number | undefined
  to?: number | undefined
  cursor?: string | undefined
  page_size: number
}

type LogTable = typeof recharges | typeof withdrawals

/** A page of somebody's log, newest first; the cursor is the id of the last row shown. */
export async function readLogPage<Table extends LogTable>(
  db: Queryable,
  table: Table,
  userId: bigint,
  { state, from, to, cursor, page_size }: LogRequest,
): Promise<{ shown: Table['$inferSelect'][]; next_cursor: string | null } | Refusal> {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) return invalidRequest(['cursor'])
  const columns: LogTable = table
  const rows = await db
    .select()
    .from(columns)
    .where(
      and(
        eq(columns.userId, userId),
        state === undefined ? undefined : eq(columns.state as PgColumn, state),
        from === undefined ? undefined : gte(columns.createdAt, sql`to_timestamp(${from})`),
        // Inclusive to the end of that second.
        to === undefined ? undefined : lt(columns.createdAt, sql`to_timestamp(${to + 1})`),
        cursor === undefined ? undefined : lt(columns.id, BigInt(cursor)),
      ),
    )
    .orderBy(desc(columns.id))
    // One extra row tells whether there is a next page.
    .limit(page_size + 1)
  const shown = rows.slice(0, page_size)
  return { shown, next_cursor: rows.length > page_size ? shown.at(-1)!.id.toString() : null }
}
