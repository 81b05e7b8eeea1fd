import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from './connection.ts'
import { rowsOf } from './rows.ts'

/**
 * Fills tables without a database's per-row work: non-unique indexes and foreign keys are dropped, then recreated from
 * the data, with the keys checked for all rows at once. That takes a fraction of the time. AFTER ROW triggers are
 * disabled meanwhile: the caller brings up to date what they would have recorded. Only for a database that nobody else
 * uses yet: the tables stay locked until the transaction ends.
 */
export async function loadInBulk<Answer>(
  tx: Transaction,
  tables: readonly string[],
  fill: () => Promise<Answer>,
): Promise<Answer> {
  const names = sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  )
  const putBack = [
    ...(await dropForeignKeys(tx, names)),
    ...(await dropIndexes(tx, names)),
    ...(await sendTriggersToSleep(tx, names)),
  ]
  const answer = await fill()
  for (const statement of putBack.reverse()) await tx.execute(sql.raw(statement))
  return answer
}

/** Returns the statements that recreate them. */
async function dropForeignKeys(tx: Transaction, tables: SQL): Promise<string[]> {
  const keys = await rowsOf<{ alter: string; name: string; definition: string }>(
    tx,
    sql`select format('alter table %s', c.conrelid::regclass) as alter, quote_ident(c.conname) as name,
        pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and t.relnamespace = 'public'::regnamespace and t.relname in (${tables})`,
  )
  for (const { alter, name } of keys) await tx.execute(sql.raw(`${alter} drop constraint ${name}`))
  return keys.map(({ alter, name, definition }) => `${alter} add constraint ${name} ${definition}`)
}

async function dropIndexes(tx: Transaction, tables: SQL): Promise<string[]> {
  const indexes = await rowsOf<{ name: string; definition: string }>(
    tx,
    sql`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class t on t.oid = i.indrelid
      where t.relnamespace = 'public'::regnamespace and t.relname in (${tables}) and not i.indisunique`,
  )
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))
  return indexes.map(({ definition }) => definition)
}

async function sendTriggersToSleep(tx: Transaction, tables: SQL): Promise<string[]> {
  const triggers = await rowsOf<{ alter: string; name: string }>(
    tx,
    sql`select format('alter table %s', g.tgrelid::regclass) as alter, quote_ident(g.tgname) as name
      from pg_trigger g join pg_class t on t.oid = g.tgrelid
      where t.relnamespace = 'public'::regnamespace and t.relname in (${tables})
        and not g.tgisinternal and (g.tgtype::integer & 67) = 1`,
  )
  for (const { alter, name } of triggers) await tx.execute(sql.raw(`${alter} disable trigger ${name}`))
  return triggers.map(({ alter, name }) => `${alter} enable trigger ${name}`)
}
