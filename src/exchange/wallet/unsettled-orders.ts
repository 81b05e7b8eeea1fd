import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { orders } from '../db/schema/orders.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'

/**
 * A page of orders that end with time, the next deadline first. The cursor is `<milliseconds>.<order>` of the last row
 * shown.
 */
export async function pageOfUnsettled(
  db: Queryable,
  which: SQL | undefined,
  { cursor, page_size }: { cursor?: string | undefined; page_size: number },
): Promise<{ shown: (typeof orders.$inferSelect)[]; next_cursor: string | null } | Refusal> {
  const after = /^(\d{1,15})\.(\d{1,18})$/.exec(cursor ?? '')
  if (cursor !== undefined && !after) return invalidRequest(['cursor'])
  const place = sql`(${orders.deadlineAt}, ${orders.id})`
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(which, after ? gt(place, sql`(to_timestamp(${after[1]}::float8 / 1000), ${after[2]}::bigint)`) : undefined),
    )
    .orderBy(asc(orders.deadlineAt), asc(orders.id))
    // One extra row tells whether there is a next page.
    .limit(page_size + 1)
  const shown = rows.slice(0, page_size)
  const last = shown.at(-1)
  return { shown, next_cursor: last && rows.length > page_size ? `${last.deadlineAt!.getTime()}.${last.id}` : null }
}
