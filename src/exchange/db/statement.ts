import { type Column, fillPlaceholders, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Queryable, Transaction } from './connection.ts'
import { onceForEach } from './once-for-each.ts'

/** What drizzle's databases and transactions have inside, on both engines: who runs a text. This file alone reaches for it. */
interface Inside {
  session: {
    prepareQuery(
      query: { sql: string; params: unknown[] },
      fields: undefined,
      name: string | undefined,
      isArray: false,
    ): { execute(): Promise<{ rows: object[] }> }
  }
}

interface Built {
  /** Each connection of PostgreSQL parses a named text once, and soon plans it once. */
  name: string | undefined
  text: string
  params: unknown[]
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** By text, for the whole program: a connection keeps what it has prepared. Those that come late are parsed each time. */
const names = new Map<string, string>()
const maxNames = 200

function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= maxNames) return name
  const next = `statement_${names.size}`
  names.set(text, next)
  return next
}

function build(query: SQL, isNamed: boolean): Built {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { name: isNamed ? nameOf(text) : undefined, text, params }
}

async function send<Row extends object>(
  db: Queryable | Transaction,
  { name, text, params }: Built,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const given = fillPlaceholders(params, values)
  if (given.includes(undefined)) throw new Error(`a value is missing for the statement ${text}`)
  const { session } = db as unknown as Inside
  const { rows } = await session.prepareQuery({ sql: text, params: given }, undefined, name, false).execute()
  return rows as Row[]
}

/** Runs a text with `$1` … for its values as it is. It is on its way before this returns. */
export const runText = <Row extends object>(
  db: Queryable | Transaction,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => send(db, { name: undefined, text, params: [...values] }, {})

/** Values go to the server as they are, so moments as text, and lists as one value with its type: `any($ids::bigint[])`. */
type Value = string | number | bigint | boolean | null | readonly (string | number | bigint | boolean | null)[]
type Placeholders<Values> = { readonly [Name in keyof Values]: Placeholder }

const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })

/**
 * As `= any(…)` of the list. The planner can't see how long it is: otherwise it finds a plan for the very length better
 * than one for all of them, and plans again every time, which takes longer than finding a few rows.
 */
export const isAmong = (column: Column | SQL, list: Placeholder, type: 'bigint' | 'text'): SQL =>
  sql`${column} = any(array(select unnest(${list}::${sql.raw(type)}[])))`

/**
 * A statement whose text is put together once for the program: for what many people do at once, building the text each time
 * takes longer than running it. It is on its way before the call returns, so those called one after the other reach the
 * server in this order and together. Answers rows as `rowsOf`.
 */
export function statement<Values extends { [Name in keyof Values]: Value }, Row extends object = object>(
  make: (value: Placeholders<Values>) => SQL,
): (db: Queryable | Transaction, values: Values) => Promise<Row[]> {
  let built: Built | undefined
  return (db, values) => send(db, (built ??= build(make(placeholders as Placeholders<Values>), true)), values)
}

/** A statement that is built once for all questions of one shape, such as the same filters with other values. */
export interface Shape {
  /** Everything that the text depends on; null for a text that is never the same again. */
  key: string | null
  /**
   * Whether the one plan that is made without knowing the values serves for all of them. Where a rare value wants another
   * plan than a common one, it is planned at each turn.
   */
  usesGenericPlan: boolean
  /** With placeholders for the values. */
  build(): SQL
}

const shapes = new LRUCache<string, Built>({ max: 1_000 })

/** Runs it with a value for each placeholder, and answers rows as `rowsOf`. */
export function runShaped<Row extends object>(
  db: Queryable | Transaction,
  shape: Shape,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const known = shape.key === null ? undefined : shapes.get(shape.key)
  const built = known ?? build(shape.build(), shape.key !== null && shape.usesGenericPlan)
  if (shape.key !== null && !known) shapes.set(shape.key, built)
  return send(db, built, values)
}

/** A query of drizzle's builder, built once for each database and each connection's transactions; it answers what the builder does. */
export function prepared<Answer>(
  name: string,
  make: (db: Queryable) => {
    prepare(name: string): { execute(values: Record<string, unknown>): Promise<Answer> }
  },
): (db: Queryable | Transaction, values: Record<string, unknown>) => Promise<Answer> {
  const known = onceForEach((db: Queryable) => make(db).prepare(name))
  return (db, values) => known(db).execute(values)
}
