import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadInBulk } from '#exchange/db/load-in-bulk.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { databaseCode, transact } from '#exchange/db/transact.ts'
import { openTestDatabase, type Engine } from '../../setup/exchange/database.ts'

const indexesOf = sql`select indexdef from pg_indexes where tablename = 'listings' order by indexdef`
const keysOf = sql`select conname, pg_get_constraintdef(oid) from pg_constraint
  where conrelid = 'listings'::regclass and contype = 'f' order by conname`

const triggersOf = sql`select tgname, tgenabled from pg_trigger where tgrelid = 'listings'::regclass and not tgisinternal order by tgname`

test.each<Engine>(['pglite', 'postgres'])('on %s a table that was filled in bulk is as before', async (engine) => {
  const connection = await openTestDatabase(engine)
  const read = async () => [
    await rowsOf(connection.db, indexesOf),
    await rowsOf(connection.db, keysOf),
    await rowsOf(connection.db, triggersOf),
  ]
  const before = await read()
  await transact(connection.db, async (tx) => {
    await loadInBulk(tx, ['listings'], async () => {
      const during = await rowsOf<{ indexdef: string }>(tx, indexesOf)
      expect(during.length).toBeLessThan(before[0]!.length)
      // Indexes that enforce uniqueness in the table stay.
      expect(during.every(({ indexdef }) => indexdef.startsWith('CREATE UNIQUE INDEX'))).toBe(true)
    })
    return {}
  })
  expect(await read()).toEqual(before)
  await connection.close()
})

test('a row that refers to nothing is found when the keys are put back, and nothing stays', async () => {
  const connection = await openTestDatabase('pglite')
  let isFilled = false
  const filling = transact(connection.db, (tx) =>
    loadInBulk(tx, ['assets'], async () => {
      await tx.insert(assets).values({ platformAssetId: '1', ownerId: 1n, goodsId: 'no-goods' })
      isFilled = true
      return {}
    }),
  )
  // foreign_key_violation
  await expect(filling.catch(databaseCode)).resolves.toBe('23503')
  expect(isFilled).toBe(true)
  expect(await connection.db.$count(assets)).toBe(0)
  await connection.close()
})
