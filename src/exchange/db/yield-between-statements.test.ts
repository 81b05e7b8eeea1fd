import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { yieldBetweenStatements } from './yield-between-statements.ts'

const client = await PGlite.create()
yieldBetweenStatements(client)
afterAll(() => client.close())

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('other work runs between statements that wait for the engine', async () => {
  let answered = 0
  const asked = Array.from({ length: 40 }, (_, number) =>
    client.query<{ number: number }>('select $1::int as number', [number]).then(({ rows }) => {
      answered++
      return rows[0]!.number
    }),
  )
  let turns = 0
  while (answered < asked.length) {
    await nextTurn()
    turns++
  }
  expect(await Promise.all(asked)).toEqual(asked.map((_, number) => number))
  expect(turns).toBeGreaterThanOrEqual(asked.length)
  await expect(client.query('select nothing')).rejects.toThrow('nothing')
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('other work also runs between the statements of one transaction', async () => {
  let asked = 0
  let isOver = false
  const work = client
    .transaction(async (transaction) => {
      for (asked = 0; asked < 10; asked++) await transaction.query('select 1')
      await expect(transaction.query('select nothing')).rejects.toThrow('nothing')
    })
    .then(
      () => null,
      (error: unknown) => error,
    )
    .finally(() => (isOver = true))
  let most = 0
  for (let before = 0; !isOver; before = asked) {
    await nextTurn()
    most = Math.max(most, asked - before)
  }
  await work
  expect(most).toBe(1)
})

test('a transaction commits only after every statement that it sent', async () => {
  await client.exec('create table notes (text text)')
  await client.transaction(async (transaction) => {
    await transaction.query('select 1')
    void transaction.query("insert into notes values ('kept')")
  })
  expect((await client.query('select text from notes')).rows).toEqual([{ text: 'kept' }])
})
