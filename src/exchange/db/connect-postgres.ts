import type { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from 'pg-boss'
import type { Connection, Queryable } from './connection.ts'
import { describeFailedConnection } from './database-unreachable.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { PreparingClient } from './prepared-statements.ts'
import * as schema from './schema/all.ts'
import { type Opening, upgradeSchema } from './schema-version.ts'

/** Arbitrary, but the same for every process that migrates this database. */
const migrationLock = 730_128

/** Pool size and timeouts in seconds; an omitted timeout means no limit. */
export interface PostgresLimits {
  poolSize: number
  /** For acquiring a connection, new or from the pool. */
  connect?: number
  statement?: number
  /** For waiting on a lock that another transaction holds. */
  lock?: number
  /** For a transaction that sits idle. */
  idle?: number
}

/** A live server reports a statement timeout within this; a connection silent for longer is dead. Milliseconds. */
const answerMs = 2_000
const keepAliveMs = 10_000
/** How long closing waits for open transactions before cutting them off, which rolls them back. */
const closingMs = 1_000
/** Statements that people wait for are short: starting parallel workers takes longer, and their cores serve others. */
const forShortStatements = '-c max_parallel_workers_per_gather=0 -c jit=off'

/** Migrates a PostgreSQL, with no statement timeout; processes that start together do so one after another. */
async function migratePostgres(url: string, connect: number | undefined, opening: Opening): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'amber',
    ...(connect ? { connectionTimeoutMillis: connect * 1000 } : {}),
  })
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => {
    throw describeFailedConnection(error)
  })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle(client, { schema, casing: 'snake_case' })
    const ask = (text: string) => client.query<object>(text)
    await upgradeSchema(
      { ask, db: db as unknown as Queryable, migrate: () => migrate(db, { migrationsFolder }) },
      opening,
    )
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}

/**
 * Migrates a PostgreSQL and opens a pool on it.
 *
 * @throws DatabaseUnreachable or StartRefused
 */
export async function connectPostgres(url: string, limits: PostgresLimits, opening: Opening = {}): Promise<Connection> {
  await migratePostgres(url, limits.connect, opening)
  return openPool(url, limits)
}

function openPool(
  url: string,
  { poolSize, connect, statement, lock, idle }: PostgresLimits,
  options = forShortStatements,
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'amber',
    options,
    // Queries that do not wait for each other's answers are sent at once: fewer round trips.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...(connect ? { connectionTimeoutMillis: connect * 1000 } : {}),
    ...(statement ? { statement_timeout: statement * 1000, query_timeout: statement * 1000 + answerMs } : {}),
    ...(lock ? { lock_timeout: lock * 1000 } : {}),
    ...(idle ? { idle_in_transaction_session_timeout: idle * 1000 } : {}),
  })
  const clients = new Set<pg.PoolClient>()
  // A server closing an idle connection is not an error: the pool opens another when needed.
  pool.on('error', () => {})
  // A connection lost in mid-transaction fails its query; without a listener, the same error would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    clients.add(client)
    client.once('end', () => clients.delete(client))
  })
  const jobs: Db = { executeSql: (text, values) => pool.query(text, values as unknown[]) }
  return {
    engine: 'postgres',
    db: withSafeTransactions(pool),
    jobs,
    async patiently(work) {
      const patient = openPool(url, { poolSize: 2, ...(connect ? { connect } : {}) }, '')
      try {
        return await work(patient.db)
      } finally {
        await patient.close()
      }
    },
    close: async () => {
      const cutOff = () => {
        for (const client of clients) streamOf(client).destroy()
      }
      const timer = setTimeout(cutOff, closingMs)
      await pool.end()
      clearTimeout(timer)
      // The pool does not wait for the server to receive the termination messages.
      for (const client of clients) streamOf(client).unref()
    },
  }
}

/** Undeclared by the driver, but the only way to end a connection whose server is silent. */
const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

/**
 * The pool as drizzle has it, except for transactions: their statements are prepared once per connection, and the
 * client is released even if the server has just gone. Drizzle would leak it, and a few leaks would drain the pool.
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
      // The pool discards a client whose connection was lost.
      client.release()
    }
  }
  return db as unknown as Queryable
}

/**
 * Runs transactions on a client, one after another. All share one object, so that statements prepared for it are
 * prepared once per connection. BEGIN is pipelined with the first statement, and COMMIT with the last ones that nobody
 * awaits.
 */
function transactionsOver(client: pg.PoolClient) {
  const preparing = new PreparingClient(client)
  // Drizzle calls nothing but `query` on a client.
  const db = drizzle(preparing as unknown as pg.PoolClient, { schema, casing: 'snake_case' })
  let known: Parameters<Parameters<typeof db.transaction>[0]>[0] | undefined
  return async <Answer>(
    command: (tx: NonNullable<typeof known>) => Promise<Answer>,
    config?: PgTransactionConfig,
  ): Promise<Answer> => {
    if (config) return db.transaction(command, config)
    known ??= await db.transaction(async (tx) => tx)
    const begun = client.query('begin')
    // Awaited below: BEGIN fails only if the connection is lost, and then everything after it fails too.
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
