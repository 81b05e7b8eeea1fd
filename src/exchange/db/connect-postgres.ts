import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
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
  // What is asked for without waiting for answers in between is sent at once: fewer ways to the server and back.
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'amber', pipeline: true })
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
 * back even when the server has just gone: drizzle would keep it for ever, and a few of these would leave the pool empty.
 */
function withSafeTransactions(pool: pg.Pool): Queryable {
  const db = drizzle(pool, { schema, casing: 'snake_case' })
  const perClient = new WeakMap<pg.PoolClient, ReturnType<typeof transactionsOver>>()
  db.transaction = async (command, config) => {
    const client = await pool.connect()
    try {
      const run = perClient.get(client) ?? transactionsOver(client)
      perClient.set(client, run)
      return await run(command as never, config)
    } finally {
      // The pool itself drops a client whose connection was lost.
      client.release()
    }
  }
  return db as unknown as Queryable
}

/**
 * Runs transactions on a client, one after the other. All of them have the same object, so that statements made for it are
 * made once a connection. The beginning goes with the first statement, and the end with the last that nobody waits for.
 */
function transactionsOver(client: pg.PoolClient) {
  const preparing = new PreparingClient(client)
  // Of a client drizzle calls nothing but `query`.
  const db = drizzle(preparing as unknown as pg.PoolClient, { schema, casing: 'snake_case' })
  let known: Parameters<Parameters<typeof db.transaction>[0]>[0] | undefined
  return async <Answer>(
    command: (tx: NonNullable<typeof known>) => Promise<Answer>,
    config?: PgTransactionConfig,
  ): Promise<Answer> => {
    if (config) return db.transaction(command, config)
    known ??= await db.transaction(async (tx) => tx)
    const begun = client.query('begin')
    // Heard below: nothing begins only where the connection is lost, and what follows is lost with it.
    begun.catch(() => {})
    try {
      const answer = await command(known)
      await begun
      const { command: done } = await client.query('commit')
      if (done === 'ROLLBACK')
        throw new Error('a statement had failed: the transaction was undone instead of committed')
      return answer
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  }
}
