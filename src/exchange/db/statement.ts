import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from './connection.ts'

/** What a query builder's database and transactions have inside, on both engines: who runs a text. */
interface Running {
  session: {
    prepareQuery(
      query: { sql: string; params: unknown[] },
      fields: undefined,
      name: undefined,
      isArray: false,
    ): { execute(values: Record<string, unknown>): Promise<{ rows: object[] }> }
  }
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** Runs a text with `$1` … for its values as it is. It is on its way before this returns. */
export const runText = async <Row extends object>(
  db: Queryable | Transaction,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => (await runBuilt(db, { sql: text, params: [...values] }, {})).rows as Row[]

const runBuilt = (db: Queryable | Transaction, query: { sql: string; params: unknown[] }, values: object) =>
  (db as unknown as Running).session
    .prepareQuery(query, undefined, undefined, false)
    .execute(values as Record<string, unknown>)

/** Values go to the server as they are, so moments as text, and lists as one value with its type: `any($ids::bigint[])`. */
type Value = string | number | bigint | boolean | null | readonly (string | number | bigint | boolean | null)[]

/**
 * As `= any(…)` of the list. The planner can't see how long it is: otherwise it finds a plan for the very length better
 * than one for all of them, and makes it anew at every turn, which takes longer than finding a few rows.
 */
export const isAmong = (column: Column | SQL, list: Placeholder, type: 'bigint' | 'text'): SQL =>
  sql`${column} = any(array(select unnest(${list}::${sql.raw(type)}[])))`

/**
 * A statement whose text is put together once for the program: for what many people do at once, building the text anew
 * takes longer than running it. It is on its way before the call returns, so those called one after the other reach the
 * server in this order and together. Answers rows as `rowsOf`.
 */
export function statement<Values extends { [Name in keyof Values]: Value }, Row extends object = object>(
  make: (value: { readonly [Name in keyof Values]: Placeholder }) => SQL,
): (tx: Transaction, values: Values) => Promise<Row[]> {
  let built: { sql: string; params: unknown[] } | undefined
  return async (tx, values) => {
    built ??= dialect.sqlToQuery(make(placeholders as { readonly [Name in keyof Values]: Placeholder }))
    return (await runBuilt(tx, built, values)).rows as Row[]
  }
}

const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })
