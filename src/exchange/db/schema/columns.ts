import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { bigint, text, timestamp } from 'drizzle-orm/pg-core'

/** `amber_now()` is the one clock of the exchange: the database's, replaceable in tests. */
export const databaseNow = sql`amber_now()`

export const identity = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity()
export const reference = () => bigint({ mode: 'bigint' })
/** Fen. */
export const fen = () => bigint({ mode: 'bigint' })
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => moment().notNull().default(databaseNow)

/**
 * Whether `column` is one of these states. They are written into the text: the planner matches a partial index only to
 * literals, and a schema has no parameters.
 */
export const isOneOf = <State extends string>(column: SQLWrapper | string, states: readonly State[]): SQL =>
  sql`${typeof column === 'string' ? sql.raw(column) : column} in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`

/**
 * The order of an index with a `.desc()` column, which has its nulls last. The planner takes any other for a different
 * order, even if nothing is null, and sorts.
 */
export const highestFirst = (column: SQLWrapper): SQL => sql`${column} desc nulls last`

/** Columns of a step in the history of an entity with states. */
export const stepColumns = <State extends string, Actor extends string>() => ({
  event: text().notNull(),
  fromState: text().$type<State>(),
  toState: text().$type<State>().notNull(),
  actor: text().$type<Actor>().notNull(),
  reason: text(),
  at: createdAt(),
})
