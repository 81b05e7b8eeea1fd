import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import type { Queryable } from './connection.ts'

/** A statement whose text never changes: each connection of PostgreSQL parses it once and soon plans it once. */
export interface NamedStatement {
  /** Unique in the program. */
  name: string
  /** With `$1` … for its values. */
  text: string
}

/**
 * Runs it outside a transaction and answers its rows as the driver reads them: have moments, large numbers and money cast
 * to text. For what is asked with every page of the market: what a query builder, planner and mapper take per call is more
 * than such a statement itself.
 */
export async function runNamed<Row extends object>(
  db: Queryable,
  { name, text }: NamedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = clientOf(db)
  if (!('totalCount' in client)) return runUnnamed<Row>(db, text, values)
  return (await client.query<Row>({ name, text, values: [...values] })).rows
}

/** As `runNamed`, for a text that is not kept prepared. */
export async function runUnnamed<Row extends object>(
  db: Queryable,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client: { query<One extends object>(text: string, values: unknown[]): Promise<{ rows: One[] }> } = clientOf(db)
  return (await client.query<Row>(text, [...values])).rows
}

const clientOf = (db: Queryable) => (db as unknown as { $client: pg.Pool | PGlite }).$client
