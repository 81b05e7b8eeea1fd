import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('between statements that wait for the engine everybody else has their turn', async () => {
  const client = await PGlite.create()
  takeTurns(client)
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
  await client.close()
})
