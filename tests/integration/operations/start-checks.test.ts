import { randomBytes } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sealApiKey } from '#exchange/accounts/api-key.ts'
import { markSecretKey } from '#exchange/accounts/mark-secret-key.ts'
import { checkClock } from '#exchange/db/check-clock.ts'
import { adoptPglite } from '#exchange/db/connect-pglite.ts'
import type { Connection } from '#exchange/db/connection.ts'
import { markMode } from '#exchange/db/mark-mode.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { meta } from '#exchange/db/schema/meta.ts'
import { freshDatabase } from '../../setup/database.ts'
import { openTestDatabase } from '../../setup/exchange/database.ts'

let connection: Connection
afterEach(() => connection.close())

const refusal = (words: RegExp) => expect.objectContaining({ exitCode: 78, message: expect.stringMatching(words) })

describe.each(['pglite', 'postgres'] as const)('a start on %s', (engine) => {
  beforeEach(async () => {
    connection = await openTestDatabase(engine)
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

const newer = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)`

test('S7.2 a PostgreSQL that a newer program has migrated is not opened', async () => {
  const url = await freshDatabase()
  connection = await connectPostgres(url, { poolSize: 2 })
  await connection.db.execute(newer)
  await expect(connectPostgres(url, { poolSize: 2 })).rejects.toEqual(refusal(/1 migration that this program does not/))
})

test('S7.2 an embedded database that a newer program has migrated is not opened', async () => {
  connection = await openTestDatabase('pglite')
  const client = (connection.db as unknown as { $client: PGlite }).$client
  await connection.db.execute(newer)
  await expect(adoptPglite(client)).rejects.toEqual(refusal(/1 migration that this program does not/))
})
