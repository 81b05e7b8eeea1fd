import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from '#exchange/db/connection.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { statement } from '#exchange/db/statement.ts'
import { awaitAll } from '#exchange/db/await-all.ts'
import { databaseCode, transact } from '#exchange/db/transact.ts'
import { openTestDatabase } from '../../setup/exchange/database.ts'

const write = statement<{ key: string; value: string }, { key: string }>(
  ({ key, value }) => sql`insert into meta (key, value) values (${key}, ${value}) returning key`,
)
const divide = statement<{ by: number }, { result: number }>(({ by }) => sql`select 1 / ${by}::integer as result`)

const codeOf = (failing: Promise<unknown>) => failing.then(() => null, databaseCode)

describe.each(['pglite', 'postgres'] as const)('transactions on %s', (engine) => {
  let connection: Connection

  beforeAll(async () => {
    // A single connection, so that anything a transaction leaves behind affects the next one.
    connection = await openTestDatabase(engine, 1)
  })
  afterAll(() => connection.close())
  beforeEach(() => connection.db.execute(sql`delete from meta`))

  const written = async () =>
    (await rowsOf<{ key: string }>(connection.db, sql`select key from meta order by key`)).map(({ key }) => key)

  test('statements that are asked for together are each answered, also one that is new and comes twice', async () => {
    const same = statement<{ values: (string | null)[]; number: bigint }, { values: unknown; number: string }>(
      ({ values, number }) => sql`select ${values}::text[] as values, (${number}::bigint + 1)::text as number`,
    )
    const answers = await transact(connection.db, (tx) =>
      awaitAll(
        same(tx, { values: ['a', null, '"{,}'], number: 2n ** 53n }),
        write(tx, { key: 'a', value: '1' }),
        same(tx, { values: [], number: -1n }),
      ),
    )
    expect(answers).toEqual([
      [{ values: ['a', null, '"{,}'], number: '9007199254740993' }],
      [{ key: 'a' }],
      [{ values: [], number: '0' }],
    ])
    expect(await written()).toEqual(['a'])
  })

  test('one of them that fails undoes all, and the connection is as good as before', async () => {
    for (let round = 0; round < 3; round++) {
      const failing = transact(connection.db, (tx) =>
        awaitAll(write(tx, { key: 'a', value: '1' }), divide(tx, { by: 0 }), write(tx, { key: 'b', value: '1' })),
      )
      expect(await codeOf(failing)).toBe('22012')
      expect(await written()).toEqual([])
    }
    expect(await transact(connection.db, (tx) => divide(tx, { by: 1 }))).toEqual([{ result: 1 }])
  })

  test('nothing is written after a failure, even where the command does not mind', async () => {
    const failing = transact(connection.db, async (tx) => {
      await codeOf(divide(tx, { by: 0 }))
      expect(await codeOf(write(tx, { key: 'a', value: '1' }))).toBe('25P02')
    })
    await expect(failing).rejects.toThrow('instead of committed')
    expect(await written()).toEqual([])
  })

  test('a last write that fails undoes what was written before it', async () => {
    const command = (key: string) =>
      transact(
        connection.db,
        (tx) => write(tx, { key, value: '1' }),
        (tx) => write(tx, { key: 'taken', value: '1' }),
      )
    await command('a')
    expect(await codeOf(command('b'))).toBe('23505')
    expect(await written()).toEqual(['a', 'taken'])
  })

  test('a transaction may do nothing, or begin long after it was opened', async () => {
    expect(await transact(connection.db, async () => 'nothing')).toBe('nothing')
    await expect(
      transact(connection.db, async () => {
        throw new Error('given up')
      }),
    ).rejects.toThrow('given up')
    await transact(connection.db, async (tx) => {
      await new Promise((resolve) => setImmediate(resolve))
      await write(tx, { key: 'a', value: '1' })
      await tx.execute(sql`create table made (id integer)`)
      await tx.execute(sql`drop table made`)
    })
    expect(await written()).toEqual(['a'])
  })
})

test('what a connection was lost with is undone, and the next transaction has another one', async () => {
  const connection = await openTestDatabase('postgres', 1)
  try {
    const failing = transact(connection.db, async (tx) => {
      await write(tx, { key: 'a', value: '1' })
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      await write(tx, { key: 'b', value: '1' })
    })
    await expect(failing).rejects.toThrow()
    await transact(connection.db, (tx) => write(tx, { key: 'c', value: '1' }))
    expect(await rowsOf(connection.db, sql`select key from meta order by key`)).toEqual([{ key: 'c' }])
  } finally {
    await connection.close()
  }
})
