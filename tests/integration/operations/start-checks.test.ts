import { randomBytes } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sealApiKey } from '#exchange/accounts/api-key.ts'
import { checkMarks } from '#exchange/accounts/check-marks.ts'
import { markSecretKey } from '#exchange/accounts/mark-secret-key.ts'
import { checkClock } from '#exchange/db/check-clock.ts'
import { adoptPglite } from '#exchange/db/connect-pglite.ts'
import type { Connection, Queryable } from '#exchange/db/connection.ts'
import { markMode } from '#exchange/db/mark-mode.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { meta } from '#exchange/db/schema/meta.ts'
import type { Opening } from '#exchange/db/schema-version.ts'
import { openExchange } from '#exchange/open-exchange.ts'
import { freshDatabase } from '../../setup/database.ts'
import { openTestDatabase } from '../../setup/exchange/database.ts'
import { testSettings } from '../../setup/exchange/settings.ts'

let connection: Connection

const refusal = (words: RegExp) => expect.objectContaining({ exitCode: 78, message: expect.stringMatching(words) })

describe.each(['pglite', 'postgres'] as const)('a start on %s', (engine) => {
  beforeEach(async () => {
    connection = await openTestDatabase(engine)
    return () => connection.close()
  })

  test('S7.2 with another SECRET_KEY than the first one is refused', async () => {
    const key = randomBytes(32)
    await markSecretKey(connection.db, key)
    await markSecretKey(connection.db, key)
    await expect(markSecretKey(connection.db, randomBytes(32))).rejects.toEqual(refusal(/^SECRET_KEY is not the key/))
    const [mark] = await connection.db.select().from(meta).where(eq(meta.key, 'secret_key'))
    expect(mark?.value).toMatch(/^[0-9a-f]{32}$/)
    expect(mark?.value).not.toBe(key.toString('hex').slice(0, 32))
  })

  test('S7.2 on a database from before the mark is refused with a key that opens nothing in it', async () => {
    const key = randomBytes(32)
    const [person] = await connection.db
      .insert(users)
      .values({ phone: '13900000001', nickname: 'user_abcdef' })
      .returning({ id: users.id })
    await connection.db.update(users).set({ apiKey: sealApiKey(key, person!.id, 'A'.repeat(32)) })
    await expect(markSecretKey(connection.db, randomBytes(32))).rejects.toEqual(refusal(/^SECRET_KEY/))
    await markSecretKey(connection.db, key)
  })

  test('S7.2 in the other mode is refused', async () => {
    await markMode(connection.db, 'demo')
    await expect(markMode(connection.db, 'production')).rejects.toEqual(refusal(/made in demo mode/))
  })

  test('on a machine whose clock is more than 5 s off the database’s is refused', async () => {
    await checkClock(connection.db, () => Date.now() + 3_000)
    await expect(checkClock(connection.db, () => Date.now() + 90_000)).rejects.toEqual(refusal(/(89|90) s ahead/))
    await expect(checkClock(connection.db, () => Date.now() - 90_000)).rejects.toEqual(refusal(/(89|90) s behind/))
  })
})

/** Opens the connection's database as another program would. */
const reopen = (opening: Opening) =>
  connection.engine === 'postgres'
    ? connectPostgres(url, { poolSize: 2 }, opening)
    : adoptPglite((connection.db as unknown as { $client: PGlite }).$client, opening)
const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)`
const older = sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`
const migrations = () => rowsOf(connection.db, sql`select created_at from drizzle.__drizzle_migrations order by id`)
const marks = () => connection.db.select().from(meta).orderBy(meta.key)

let url: string
describe.each(['pglite', 'postgres'] as const)('the tables of a database on %s', (engine) => {
  beforeEach(async () => {
    url = engine === 'postgres' ? await freshDatabase() : ''
    connection = engine === 'postgres' ? await connectPostgres(url, { poolSize: 2 }) : await openTestDatabase(engine)
    return () => connection.close()
  })

  test('S7.2 that a newer program has migrated are not opened', async () => {
    await connection.db.execute(newer)
    await expect(reopen({})).rejects.toEqual(refusal(/1 migration that this program does not/))
  })

  test('S7.2 are not migrated by a start in the other mode or with another key', async () => {
    const key = randomBytes(32)
    await markMode(connection.db, 'production')
    await markSecretKey(connection.db, key)
    await connection.db.execute(older)
    const before = [await migrations(), await marks()]
    const inDemo = { check: (db: Queryable) => checkMarks(db, 'demo', () => key) }
    await expect(reopen(inDemo)).rejects.toEqual(refusal(/made in production mode/))
    const otherKey = { check: (db: Queryable) => checkMarks(db, 'production', () => randomBytes(32)) }
    await expect(reopen(otherKey)).rejects.toEqual(refusal(/^SECRET_KEY/))
    expect([await migrations(), await marks()]).toEqual(before)
  })

  test('S7.2 are not migrated by an operator, who is told to start the market', async () => {
    await connection.db.execute(older)
    const before = await migrations()
    await expect(reopen({ asFound: true })).rejects.toEqual(refusal(/lacks 1 migration .* start the market once/))
    expect(await migrations()).toEqual(before)
  })
})

test('S7.2 a new PostgreSQL gets no tables by a start that its clock refuses, nor by an operator', async () => {
  url = await freshDatabase()
  const nobody = new Proxy({} as never, { get: () => () => Promise.reject(new Error('no outside service')) })
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 90_000)
  const started = openExchange({
    settings: testSettings(),
    platform: nobody,
    sms: nobody,
    pictures: nobody,
    payment: nobody,
    identity: nobody,
    wechat: null,
    databaseUrl: url,
    databaseLimits: { poolSize: 2 },
    dataDir: '/nowhere',
    withWorkers: false,
  }).finally(() => clock.mockRestore())
  await expect(started).rejects.toEqual(refusal(/s ahead/))
  await expect(connectPostgres(url, { poolSize: 2 }, { asFound: true })).rejects.toEqual(refusal(/no market in this/))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select nspname from pg_namespace where nspname in ('drizzle', 'pgboss')")
  await client.end()
  expect(rows).toEqual([])
})
