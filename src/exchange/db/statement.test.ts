import { eq, sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import type { Queryable, Transaction } from './connection.ts'
import { prepared, runShaped, runText, statement } from './statement.ts'

/**
 * Records what drizzle hands to a driver. A drizzle release that changes the internals in `statement.ts` fails here.
 */
function fakes() {
  const sent: unknown[][] = []
  const record = (...asked: unknown[]) => {
    sent.push(asked)
    return Promise.resolve({ rows: [{ id: 'a' }] })
  }
  const pool = {
    query: ({ name, text }: { name?: string; text: string }, values: unknown) => record(text, values, name),
  }
  const pglite = { query: (query: string, values: unknown) => record(query, values) }
  return {
    sent,
    postgres: drizzlePostgres(pool as never, { casing: 'snake_case' }) as unknown as Queryable,
    pglite: drizzlePglite(pglite as never, { casing: 'snake_case' }) as unknown as Queryable,
  }
}

const things = pgTable('things', { id: text(), someName: text() })
const readThings = statement<{ ids: bigint[]; name: string }, { id: string }>(
  ({ ids, name }) => sql`select id from things where id = any(${ids}::bigint[]) and ${eq(things.someName, name)}`,
)
const thingsText = 'select id from things where id = any($1::bigint[]) and "things"."some_name" = $2'

test.each(['postgres', 'pglite'] as const)(
  'a statement is on its way to %s before the call returns',
  async (engine) => {
    const { sent, [engine]: db } = fakes()
    const answer = readThings(db, { ids: [1n], name: 'x' })
    expect(sent).toEqual([[thingsText, [[1n], 'x'], ...(engine === 'postgres' ? [expect.any(String)] : [])]])
    expect(await answer).toEqual([{ id: 'a' }])
  },
)

test('in a transaction it goes where the others of the transaction go', async () => {
  const { sent, postgres } = fakes()
  await postgres.transaction(async (tx) => {
    await readThings(tx as Transaction, { ids: [], name: '' })
    await runText(tx as Transaction, 'select $1', [5])
  })
  expect(sent.map(([query]) => query)).toEqual(['begin', thingsText, 'select $1', 'commit'])
})

test('one shape has one name however often it comes, and none where each of its values wants a plan', async () => {
  const { sent, postgres } = fakes()
  const ask = (value: string, usesGenericPlan: boolean) =>
    runShaped(
      postgres,
      {
        key: `${usesGenericPlan}`,
        usesGenericPlan,
        build: () => sql`select 1 where ${sql.placeholder('value')} = ${usesGenericPlan}`,
      },
      { value },
    )
  for (const value of ['a', 'b']) await ask(value, true)
  await ask('c', false)
  const [first, second, third] = sent
  expect(first).toEqual(['select 1 where $1 = $2', ['a', true], expect.any(String)])
  expect(second).toEqual([first![0], ['b', true], first![2]])
  expect(third).toEqual([first![0], ['c', false], undefined])
})

test('a value that is missing is a defect and reaches no server', async () => {
  const { sent, postgres } = fakes()
  const shape = { key: null, usesGenericPlan: false, build: () => sql`select ${sql.placeholder('gone')}` }
  await expect(runShaped(postgres, shape, { gone: undefined })).rejects.toThrow('a value is missing')
  await expect(runShaped(postgres, shape, {})).rejects.toThrow('gone')
  expect(sent).toEqual([])
})

test('a query of the builder is built once for each database, and sent with its values', async () => {
  const { postgres, pglite, sent } = fakes()
  let built = 0
  const find = prepared('find_things', (db) => {
    built++
    return db
      .select()
      .from(things)
      .where(eq(things.id, sql.placeholder('id')))
  })
  for (const id of ['a', 'b']) await find(postgres, { id }).catch(() => {})
  await find(pglite, { id: 'c' }).catch(() => {})
  expect(built).toBe(2)
  const query = 'select "id", "some_name" from "things" where "things"."id" = $1'
  expect(sent).toEqual([
    [query, ['a'], 'find_things'],
    [query, ['b'], 'find_things'],
    [query, ['c']],
  ])
})
