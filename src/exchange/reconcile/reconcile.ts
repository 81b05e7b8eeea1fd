import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { type Invariant, pageKeys } from './invariant.ts'
import { invariants } from './invariants.ts'

export interface Violation {
  invariant: Pick<Invariant, 'number' | 'name'>
  /** The violating row, e.g. `order 17`. */
  subject: string
  problem: string
}

/** The embedded engine does nothing else during a statement: a page of this size takes some ten milliseconds. */
const pageRows = 1_000

/**
 * Checks every invariant on a live database. No violations means the books are consistent. Each statement sees its own
 * snapshot, and other work queued for the embedded engine runs in between.
 */
export async function reconcile(db: Queryable, rows = pageRows): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const invariant of invariants) {
    const { number, name } = invariant
    for await (const query of statementsOf(db, invariant, rows)) {
      for (const found of await rowsOf<Pick<Violation, 'subject' | 'problem'>>(db, query))
        violations.push({ invariant: { number, name }, ...found })
    }
  }
  return violations
}

/** Each page starts where the last one ended; the first and last are open-ended, so that every key is in a page. */
async function* statementsOf(db: Queryable, { pagesOf, query }: Invariant, rows: number): AsyncGenerator<SQL> {
  if (!pagesOf) return yield query
  let after: string | null = null
  do {
    const beyond: SQL = after === null ? sql`true` : sql`key > ${after}`
    const page = sql`select key from (${pageKeys[pagesOf]}) k where ${beyond} order by key limit ${rows}`
    const [end] = await rowsOf<{ key: string | null }>(
      db,
      sql`select case when count(*) = ${rows} then max(key)::text end as key from (${page}) p`,
    )
    const from: string | null = after
    const to: string | null = end!.key
    yield query(
      (key) =>
        sql`(${from === null ? sql`true` : sql`${key} > ${from}`} and ${to === null ? sql`true` : sql`${key} <= ${to}`})`,
    )
    after = to
  } while (after !== null)
}
