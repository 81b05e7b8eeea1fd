import type { SQL } from 'drizzle-orm'

/** A rule that holds at any moment between transactions. `query` finds what breaks it: no rows means it holds. */
export interface Invariant {
  /** Number in the list of the domain's invariants. */
  number: number
  name: string
  query: SQL
}
