import { sql, type SQL } from 'drizzle-orm'

/** Invariants too large for one statement are checked in pages of these keys. */
export const pageKeys = {
  goods: sql`select goods_id as key from goods_markets`,
  listings: sql`select id as key from listings`,
  orders: sql`select id as key from orders`,
  assets: sql`select id as key from assets`,
} as const

/** Restricts a key to the current page; apply it to every table that grows. */
export type IsOfPage = (key: SQL) => SQL

/** A rule that holds between any two transactions. `query` finds the violations: no rows means it holds. */
export type Invariant = {
  /** Number in the list of the domain's invariants. */
  number: number
  name: string
} & ({ pagesOf?: undefined; query: SQL } | { pagesOf: keyof typeof pageKeys; query: (isOfPage: IsOfPage) => SQL })

/** The declared transitions of a state machine as a list of `(from, event, to)`, for `in (…)`. */
export const edgesOf = (machine: { transitions: readonly { from: string; event: string; to: string }[] }): SQL =>
  sql.join(
    machine.transitions.map(({ from, event, to }) => sql`(${from}, ${event}, ${to})`),
    sql`, `,
  )
