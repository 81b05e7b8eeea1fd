import { sql, type SQL } from 'drizzle-orm'

/** A rule that holds at any moment between transactions. `query` finds what breaks it: no rows means it holds. */
export interface Invariant {
  /** Number in the list of the domain's invariants. */
  number: number
  name: string
  query: SQL
}

/** The declared edges of a state machine as a list of `(from, event, to)`, for `in (…)`. */
export const edgesOf = (machine: { transitions: readonly { from: string; event: string; to: string }[] }): SQL =>
  sql.join(
    machine.transitions.map(({ from, event, to }) => sql`(${from}, ${event}, ${to})`),
    sql`, `,
  )
