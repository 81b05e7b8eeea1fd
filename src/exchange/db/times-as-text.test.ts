import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, expect, test } from 'vitest'
import { readTimesAsText } from './times-as-text.ts'

const client = await PGlite.create()
await client.exec(`set timezone to 'UTC'`)
const asked: (object | undefined)[] = []
client.query = noting(client.query.bind(client))
const begin = client.transaction.bind(client)
client.transaction = (work) =>
  begin((transaction) => work(Object.assign(transaction, { query: noting(transaction.query) })))
const withDates = readTimesAsText(client)
const db = drizzle(client)
afterAll(() => client.close())

function noting(query: PGlite['query']): PGlite['query'] {
  return (statement, values, options) => {
    asked.push(options?.parsers)
    return query(statement, values, options)
  }
}

const text = `select '2026-01-02 03:04:05+00'::timestamptz as at, '2026-01-02'::date as day, '{a,b}'::text[] as tags, 7::int8 as id`
const row = { at: '2026-01-02 03:04:05+00', day: '2026-01-02', tags: ['a', 'b'], id: 7 }

test('drizzle reads times as text, and the client merges no parsers for it', async () => {
  asked.length = 0
  expect((await db.execute(sql.raw(text))).rows).toEqual([row])
  expect((await db.transaction((tx) => tx.execute(sql.raw(text)))).rows).toEqual([row])
  expect(asked).toEqual([undefined, undefined])
})

test('clients without the setting get dates', async () => {
  const { rows } = await withDates.query(text)
  expect(rows).toEqual([{ ...row, at: new Date('2026-01-02T03:04:05Z'), day: new Date('2026-01-02T00:00:00Z') }])
  expect((await withDates.exec(text))[0]!.rows).toEqual(rows)
})

test('a parser given with a query takes precedence', async () => {
  const { rows } = await client.query<{ id: string }>(text, [], { parsers: { 20: (value) => `#${value}` } })
  expect(rows[0]!.id).toBe('#7')
})
