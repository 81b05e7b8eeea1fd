import type { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from 'pg-boss'
import type { Connection, Queryable } from './connection.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { PreparingClient } from './prepared-statements.ts'
import { refuseNewerSchema } from './refuse-newer-schema.ts'
import * as schema from './schema/all.ts'

/** Any number, the same for every process that migrates this database. */
const migrationLock = 730_128

/** How much of a server is taken, and for how long it is waited for. Seconds; what is left out is without end. */
export interface PostgresLimits {
  poolSize: number
  /** For a connection, a new one or a free one of the pool. */
  connect?: number
  statement?: number
  /** For what another transaction holds. */
  lock?: number
  /** For which a transaction may stand idle. */
  idle?: number
}

/** A server that lives says within this that a statement took too long. A connection still silent then is dead. Milliseconds. */
const answerMs = 2_000
const keepAliveMs = 10_000
/** So long closing waits for transactions under way before it cuts them off, which undoes them. */
const closingMs = 1_000

/** Brings the tables of a PostgreSQL up to date, which may take its time; processes that start together take turns. */
async function migratePostgres(url: string, connect: number | undefined): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'amber',
    ...(connect ? { connectionTimeoutMillis: connect * 1000 } : {}),
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseNewerSchema((text) => client.query<object>(text))
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder })
  } finally {
    // The lock goes with its connection.
    await client.end()
  }
}

/** Opens a pool on a PostgreSQL and brings its tables up to date. */
export async function connectPostgres(url: string, limits: PostgresLimits): Promise<Connection> {
  await migratePostgres(url, limits.connect)
  return openPool(url, limits)
}

function openPool(url: string, { poolSize, connect, statement, lock, idle }: PostgresLimits): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'amber',
    // What is asked for without waiting for answers in between is sent at once: fewer ways to the server and back.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...(connect ? { connectionTimeoutMillis: connect * 1000 } : {}),
    ...(statement ? { statement_timeout: statement * 1000, query_timeout: statement * 1000 + answerMs } : {}),
    ...(lock ? { lock_timeout: lock * 1000 } : {}),
    ...(idle ? { idle_in_transaction_session_timeout: idle * 1000 } : {}),
  })
  const clients = new Set<pg.PoolClient>()
  // A server that ends an idle connection is no defect: the pool opens another one when needed.
  pool.on('error', () => {})
  // One that is lost in the middle of a transaction fails its query; unheard, the same error would end the process.
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
      const patient = openPool(url, { poolSize: 2, ...(connect ? { connect } : {}) })
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
      // The pool does not wait for the server to hear the goodbyes.
      for (const client of clients) streamOf(client).unref()
    },
  }
}

/** The driver does not declare it: a connection whose server is silent ends no other way. */
const streamOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream

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
