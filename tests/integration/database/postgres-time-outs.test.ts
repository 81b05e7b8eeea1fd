import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockPerson } from '#exchange/db/lock-person.ts'
import type { Connection, Queryable } from '#exchange/db/connection.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { isLostConnection } from '#exchange/db/lost-connection.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { transact } from '#exchange/db/transact.ts'
import { freshDatabase } from '../../setup/database.ts'
import { openSilentProxy, type SilentProxy } from '../../setup/silent-proxy.ts'

const limits = { poolSize: 3, connect: 1, statement: 1, lock: 1, idle: 1 }
let url: string
let proxy: SilentProxy
let connection: Connection

beforeEach(async () => {
  url = await freshDatabase()
  proxy = await openSilentProxy(url)
  connection = await connectPostgres(proxy.url, limits)
})
afterEach(async () => {
  await connection.close()
  await proxy.close()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error,
  )
const answers = () => connection.db.execute(sql`select 1`)

describe('a database that goes silent', () => {
  test('S8.2 fails what is under way and what is asked later, each within its time', async () => {
    await Promise.all([answers(), answers()])
    const began = performance.now()
    const inTransaction = transact(connection.db, async (tx) => {
      await tx.execute(sql`select 1`)
      proxy.swallow()
      await tx.execute(sql`select 1`)
      return 'never'
    })
    expect(isLostConnection(await failureOf(inTransaction))).toBe(true)
    const failures = await Promise.all([answers(), answers(), answers(), answers()].map(failureOf))
    expect(failures.map(isLostConnection)).toEqual([true, true, true, true])
    expect(performance.now() - began).toBeLessThan(12_000)
  })

  test('S8.2 holds up no end: what it keeps open is cut off', async () => {
    const pending = failureOf(
      transact(connection.db, async (tx) => {
        await tx.execute(sql`select 1`)
        proxy.swallow()
        await tx.execute(sql`select 1`)
        return 'never'
      }),
    )
    await answers().catch(() => {})
    const began = performance.now()
    await connection.close()
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(isLostConnection(await pending)).toBe(true)
    connection = await connectPostgres(url, limits)
  })
})

test('S8.2 who waits for a row that an idle session holds is let go, and the connections with them', async () => {
  const [person] = await connection.db
    .insert(users)
    .values({ phone: '13900000001', nickname: 'user_abcdef' })
    .returning({ id: users.id })
  const idle = new pg.Client({ connectionString: url })
  await idle.connect()
  await idle.query('begin')
  await idle.query('select 1 from users where id = $1 for update', [person!.id.toString()])
  const waiting = Array.from({ length: 6 }, () =>
    failureOf(
      transact(connection.db, async (tx) => {
        await lockPerson(tx, person!.id)
        return 'held'
      }),
    ),
  )
  expect((await Promise.all(waiting)).map(isLostConnection)).toEqual(waiting.map(() => true))
  await answers()
  await idle.query('rollback')
  await idle.end()
})

test('S8.2 a transaction of ours that stands idle is ended by the server: it holds nobody up', async () => {
  const [person] = await connection.db
    .insert(users)
    .values({ phone: '13900000002', nickname: 'user_abcdef' })
    .returning({ id: users.id })
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const forgotten = failureOf(
    transact(connection.db, async (tx) => {
      await lockPerson(tx, person!.id)
      held.resolve()
      await release.promise
      await tx.update(users).set({ nickname: 'never' }).where(eq(users.id, person!.id))
      return 'never'
    }),
  )
  await held.promise
  await vi.waitFor(
    () =>
      transact(connection.db, async (tx) => {
        await lockPerson(tx, person!.id)
        return 'free'
      }),
    { timeout: 8_000, interval: 100 },
  )
  release.resolve()
  expect(isLostConnection(await forgotten)).toBe(true)
})

test('patient statements are exempt from the timeout', async () => {
  await connection.patiently((db) => db.execute(sql`select pg_sleep(1.5)`))
  expect(isLostConnection(await failureOf(connection.db.execute(sql`select pg_sleep(1.5)`)))).toBe(true)
})

test('only what may take its time is split among parallel workers', async () => {
  const workersOf = async (db: Queryable) => {
    const [row] = await rowsOf<{ workers: number }>(
      db,
      sql`select current_setting('max_parallel_workers_per_gather')::integer as workers`,
    )
    return row?.workers
  }
  expect(await workersOf(connection.db)).toBe(0)
  expect(await connection.patiently(workersOf)).toBeGreaterThan(0)
})
