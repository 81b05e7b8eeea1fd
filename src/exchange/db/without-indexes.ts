import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.ts'
import { rowsOf } from './rows.ts'

/**
 * Fills tables without keeping their indexes up to date row by row: those that enforce nothing are dropped and built
 * afterwards from what is there, which takes a fraction of the time. Only for a database that nobody else uses yet: the
 * tables stay locked until the transaction ends.
 */
export async function withoutIndexes<Answer>(
  tx: Transaction,
  tables: readonly string[],
  fill: () => Promise<Answer>,
): Promise<Answer> {
  const names = sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  )
  const dropped = await rowsOf<{ name: string; definition: string }>(
    tx,
    sql`select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      where t.relnamespace = 'public'::regnamespace and t.relname in (${names}) and not i.indisunique`,
  )
  for (const { name } of dropped) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  const answer = await fill()
  for (const { definition } of dropped) await tx.execute(sql.raw(definition))
  return answer
}
