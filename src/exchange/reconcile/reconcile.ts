import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import type { Invariant } from './invariant.ts'
import { invariants } from './invariants.ts'

export interface Violation {
  invariant: Pick<Invariant, 'number' | 'name'>
  /** What breaks it, e.g. `order 17`. */
  subject: string
  problem: string
}

/** Checks every invariant on a live database, in one snapshot. No violations means the books are right. */
export async function reconcile(db: Queryable): Promise<Violation[]> {
  return db.transaction(findViolations, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

/** What breaks the invariants as a transaction sees the books. */
export async function findViolations(tx: Queryable): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const { number, name, query } of invariants) {
    for (const row of await rowsOf<Pick<Violation, 'subject' | 'problem'>>(tx, query)) {
      violations.push({ invariant: { number, name }, ...row })
    }
  }
  return violations
}
