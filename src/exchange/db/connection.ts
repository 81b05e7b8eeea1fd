import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'
import type * as schema from './schema/all.ts'

/** Either engine's database, or a transaction on it. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>
/** An open transaction: every write takes one, so that no write happens outside a transaction. */
export type Transaction = Queryable & { rollback(): never }

export interface Connection {
  engine: 'pglite' | 'postgres'
  db: Queryable
  /** The same database, through the interface of the job queue. */
  jobs: Db
  /** Copies the files of an embedded database while it serves; PostgreSQL has its own tools for that. */
  copyFiles?(to: string): Promise<void>
  /** Runs work that may exceed every timeout, such as filling a new database. */
  patiently<Answer>(work: (db: Queryable) => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}
