import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#exchange/db/rows.ts'
import { transact } from '#exchange/db/transact.ts'
import { withoutIndexes } from '#exchange/db/without-indexes.ts'
import { openTestDatabase, type Engine } from '../setup/exchange-database.ts'

const indexesOf = sql`select indexdef from pg_indexes where tablename = 'listings' order by indexdef`

test.each<Engine>(['pglite', 'postgres'])(
  'on %s a table has all of its indexes again after it was filled',
  async (engine) => {
    const connection = await openTestDatabase(engine)
    const before = await rowsOf(connection.db, indexesOf)
    await transact(connection.db, async (tx) => {
      await withoutIndexes(tx, ['listings'], async () => {
        const during = await rowsOf<{ indexdef: string }>(tx, indexesOf)
        expect(during.length).toBeLessThan(before.length)
        // What enforces something stays.
        expect(during.every(({ indexdef }) => indexdef.startsWith('CREATE UNIQUE INDEX'))).toBe(true)
      })
      return {}
    })
    expect(await rowsOf(connection.db, indexesOf)).toEqual(before)
    await connection.close()
  },
)
