import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Db } from 'pg-boss'
import type { Connection, Queryable } from './connection.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { PreparingClient } from './prepared-statements.ts'
import * as schema from './schema/all.ts'

/** Any number, the same for every process that migrates this database. */
const migrationLock = 730_128

/** Opens a pool on a PostgreSQL and brings its tables up to date; processes that start together take turns. */
export async function connectPostgres(url: string, poolSize = 10): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'amber' })
  // A server that ends an idle connection is no defect: the pool opens another one when needed.
  pool.on('error', () => {})
  // One that is lost in the middle of a transaction fails its query; unheard, the same error would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
  }
  const jobs: Db = { executeSql: (text, values) => pool.query(text, values as unknown[]) }
  return {
    engine: 'postgres',
    db: withSafeTransactions(pool),
    jobs,
    close: () => pool.end(),
  }
}

/**
 * The pool as drizzle has it, but for transactions: their statements are prepared once a connection, and a client is given
 * back even when its very `begin` fails, as it does when the server has just gone: drizzle would keep it for ever, and a
 * few of these would leave the pool empty.
 */
function withSafeTransactions(pool: pg.Pool): Queryable {
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  const perClient = new WeakMap<pg.PoolClient, typeof db>()
  const over = (client: pg.PoolClient) => {
    const known = perClient.get(client)
    if (known) return known
    // Of a client drizzle calls nothing but `query`.
    const preparing = new PreparingClient(client) as unknown as pg.PoolClient
    const made = drizzle(preparing, { schema, casing: 'snake_case' }) as unknown as typeof db
    perClient.set(client, made)
    return made
  }
  db.transaction = async (...transaction) => {
    const client = await pool.connect()
    try {
      return await over(client).transaction(...transaction)
    } finally {
      // The pool itself drops a client whose connection was lost.
      client.release()
    }
  }
  return db as unknown as Queryable
}
