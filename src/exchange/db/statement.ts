import { type Column, fillPlaceholders, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Queryable, Transaction } from './connection.ts'
import { memoizePerDatabase } from './memoize-per-database.ts'

/** Internals of drizzle's databases and transactions, for both engines: what runs a query. Only this file uses them. */
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
  /** Each PostgreSQL connection parses a named statement once, and soon plans it once. */
  name: string | undefined
  text: string
  params: unknown[]
}

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Names by text, program-wide, since a connection keeps what it has prepared. Texts past the cap are parsed each time.
 */
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

/** Runs a text with `$1` … for its values as is. The query is sent before this returns. */
export const runText = <Row extends object>(
  db: Queryable | Transaction,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => send(db, { name: undefined, text, params: [...values] }, {})

/** Values reach the server unconverted, so timestamps as text, and lists as one typed value: `any($ids::bigint[])`. */
type Value = string | number | bigint | boolean | null | readonly (string | number | bigint | boolean | null)[]
type Placeholders<Values> = { readonly [Name in keyof Values]: Placeholder }

const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) })

/**
 * Like `= any(…)` of the list, but hides its length from the planner. Otherwise the planner prefers a plan for that
 * exact length over the generic one and replans every time, which takes longer than finding a few rows.
 */
export const isAmong = (column: Column | SQL, list: Placeholder, type: 'bigint' | 'text'): SQL =>
  sql`${column} = any(array(select unnest(${list}::${sql.raw(type)}[])))`

/**
 * A statement whose text is built once per program: for what many people do at once, building the text takes longer
 * than running it. It is sent before the call returns, so consecutive calls reach the server in order and together.
 * Returns rows as `rowsOf` does.
 */
export function statement<Values extends { [Name in keyof Values]: Value }, Row extends object = object>(
  make: (value: Placeholders<Values>) => SQL,
): (db: Queryable | Transaction, values: Values) => Promise<Row[]> {
  let built: Built | undefined
  return (db, values) => send(db, (built ??= build(make(placeholders as Placeholders<Values>), true)), values)
}

/** A statement that is built once per shape, such as the same filters with other values. */
export interface Shape {
  /** Everything that the text depends on; null for a one-off text. */
  key: string | null
  /**
   * Whether a generic plan, made without knowing the values, serves all of them. If rare values want another plan than
   * common ones, it is planned on each call.
   */
  usesGenericPlan: boolean
  /** With placeholders for the values. */
  build(): SQL
}

const shapes = new LRUCache<string, Built>({ max: 1_000 })
const plannedEachTime = new LRUCache<string, true>({ max: 1_000 })

/** Whether the best plan of a statement depends on its values, so that a driver must not keep one. */
export const isPlannedEachTime = (text: string): boolean => plannedEachTime.has(text)

/** Runs the statement with a value for each placeholder, and returns rows as `rowsOf` does. */
export function runShaped<Row extends object>(
  db: Queryable | Transaction,
  shape: Shape,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const known = shape.key === null ? undefined : shapes.get(shape.key)
  const built = known ?? build(shape.build(), shape.key !== null && shape.usesGenericPlan)
  if (shape.key !== null && !known) shapes.set(shape.key, built)
  if (!shape.usesGenericPlan) plannedEachTime.set(built.text, true)
  return send(db, built, values)
}

/** A query of drizzle's builder, built once per database and per connection for transactions. */
export function prepared<Answer>(
  name: string,
  make: (db: Queryable) => {
    prepare(name: string): { execute(values: Record<string, unknown>): Promise<Answer> }
  },
): (db: Queryable | Transaction, values: Record<string, unknown>) => Promise<Answer> {
  const known = memoizePerDatabase((db: Queryable) => make(db).prepare(name))
  return (db, values) => known(db).execute(values)
}
