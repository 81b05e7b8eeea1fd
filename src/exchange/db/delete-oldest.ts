import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './connection.ts'
import { rowsOf } from './rows.ts'

/**
 * Deletes rows that meet a condition on their age, `batch` per statement. Ids rise with time, so the oldest come first,
 * and it ends with the first batch that has none to delete: no index on the age is needed, and what is younger is not
 * read. A batch may have some to keep.
 *
 * @param table has a column `id`
 * @returns how many rows were deleted
 */
export async function deleteOldest(db: Queryable, table: PgTable, isOld: SQL, batch = 2_000): Promise<number> {
  for (let gone = 0, last = '0'; ;) {
    const [read] = await rowsOf<{ last: string; count: number; gone: number }>(
      db,
      sql`with next as (
          select id, ${isOld} as is_old from ${table} where id > ${last}::bigint order by id limit ${batch}
        ), gone as (delete from ${table} where id = any(array(select id from next where is_old))
            and ${isOld} returning 1)
        select max(id)::text as last, count(*)::integer as count,
          (select count(*)::integer from gone) as gone from next`,
    )
    gone += read!.gone
    if (read!.gone === 0 || read!.count < batch) return gone
    last = read!.last
  }
}
