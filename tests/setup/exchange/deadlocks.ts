import { sql } from 'drizzle-orm'
import { rowsOf } from '#exchange/db/rows.ts'
import type { TestExchange } from '../exchange.ts'

/** How many deadlocks an exchange on PostgreSQL has met. Calls start over after one, so no answer shows it. */
export async function deadlocksOf({ services }: TestExchange): Promise<number> {
  const [row] = await rowsOf<{ deadlocks: number }>(
    services.db,
    sql`select pg_stat_force_next_flush(), deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  return row!.deadlocks
}
