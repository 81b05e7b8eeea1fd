import { is, Param, Placeholder, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queryable } from './connection.ts'
import { runNamed, runUnnamed } from './named-statement.ts'

/** A statement that is built once for all questions of one shape, such as the same filters with other values. */
export interface Shape {
  /** Everything that the text depends on; null for a text that is never the same again. */
  key: string | null
  /**
   * Whether the one plan that is made without knowing the values serves for all of them. Where a rare value wants another
   * plan than a common one, it is planned at each turn.
   */
  isSteady: boolean
  /** With placeholders for the values. */
  build(): SQL
}

interface Built {
  name: string | null
  text: string
  params: readonly unknown[]
}

const dialect = new PgDialect({ casing: 'snake_case' })
const known = new Map<string, Built>()
const maxKnown = 1_000

/** By text, for the whole program: a connection keeps what it has prepared. Those that come late are parsed each time. */
const names = new Map<string, string>()
const maxNames = 200

/** Runs it outside a transaction, with a value for each placeholder; the rows are as the driver reads them. */
export async function runShaped<Row extends object>(
  db: Queryable,
  shape: Shape,
  values: Readonly<Record<string, unknown>>,
): Promise<Row[]> {
  const { name, text, params } = builtOf(shape)
  const given = params.map((param) => valueOf(param, values))
  return name === null ? runUnnamed<Row>(db, text, given) : runNamed<Row>(db, { name, text }, given)
}

function builtOf(shape: Shape): Built {
  if (shape.key === null) return buildOf(shape)
  let built = known.get(shape.key)
  if (!built) {
    built = buildOf(shape)
    if (known.size >= maxKnown) known.delete(known.keys().next().value!)
    known.set(shape.key, built)
  }
  return built
}

function buildOf({ key, isSteady, build }: Shape): Built {
  const { sql, params } = dialect.sqlToQuery(build())
  return { name: key !== null && isSteady ? nameOf(sql) : null, text: sql, params }
}

function nameOf(text: string): string | null {
  const name = names.get(text)
  if (name !== undefined || names.size >= maxNames) return name ?? null
  const next = `shape_${names.size}`
  names.set(text, next)
  return next
}

function valueOf(param: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (is(param, Placeholder)) return given(param, values)
  if (is(param, Param) && is(param.value, Placeholder))
    return param.encoder.mapToDriverValue(given(param.value, values))
  return param
}

function given({ name }: Placeholder, values: Readonly<Record<string, unknown>>): unknown {
  if (values[name] === undefined) throw new Error(`the statement has no value for ${name}`)
  return values[name]
}
