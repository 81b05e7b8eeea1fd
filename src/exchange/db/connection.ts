import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'
import type * as schema from './schema/all.ts'

/** Either engine's database, or a transaction on it. */
export type Queryable = PgDatabase<PgQueryResultHKT, typeof schema>
/** A transaction under way: what every write takes, so that no write happens outside one. */
export type Transaction = Queryable & { rollback(): never }

export interface Connection {
  engine: 'pglite' | 'postgres'
  db: Queryable
  /** The same database as the job queue wants it. */
  jobs: Db
  /** Copies the files of an embedded database while it serves; a PostgreSQL has its own programs for that. */
  copyFiles?(to: string): Promise<void>
  /** Runs what may take longer than any time-out allows, such as filling a new database. */
  patiently<Answer>(work: (db: Queryable) => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}
