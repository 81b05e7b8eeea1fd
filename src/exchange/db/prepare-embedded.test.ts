import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { prepareEmbedded } from './prepare-embedded.ts'

const client = await PGlite.create()
const send = client.execProtocolStream.bind(client)
/** The kinds of the messages that reached the engine. */
let sent = ''
client.execProtocolStream = (message, options) => {
  sent += String.fromCharCode(message[0]!)
  return send(message, options)
}
prepareEmbedded(client, (text) => text.includes('each time'))
await client.exec(`create table people (id bigint primary key, name text, tags text[]);
  insert into people values (1, '★ Lin', '{a,b}'), (2, null, '{}')`)
afterAll(() => client.close())
beforeEach(() => (sent = ''))

const namesOf = async (id: number) =>
  (await client.query('select id, name, tags from people where id >= $1 order by id', [id])).rows
const lin = { id: 1, name: '★ Lin', tags: ['a', 'b'] }
const nobody = { id: 2, name: null, tags: [] }

test('a statement that comes again has its values bound, and answers as before', async () => {
  expect(await namesOf(1)).toEqual([lin, nobody])
  expect(await namesOf(2)).toEqual([nobody])
  expect(sent).toBe('PDBDES'.repeat(2))
  sent = ''
  expect(await namesOf(1)).toEqual([lin, nobody])
  expect(await namesOf(3)).toEqual([])
  expect(
    await client.transaction(
      async (tx) => (await tx.query('select id, name, tags from people where id >= $1 order by id', [2])).rows,
    ),
  ).toEqual([nobody])
  expect(sent).toBe('BESBES' + 'QSBESQS')
})

test('concurrent statements get their own results, with or without values', async () => {
  for (let round = 0; round < 4; round++) {
    const [one, two, three] = await Promise.all([
      client.query<{ sum: number }>('select $1::int + $2::int as sum', [round, 1]),
      client.query<{ text: string | null }>('select $1::text as text', [round === 2 ? null : 'x']),
      client.query<{ count: number }>('select count(*)::int as count from people'),
    ])
    expect([one.rows, two.rows, three.rows]).toEqual([
      [{ sum: round + 1 }],
      [{ text: round === 2 ? null : 'x' }],
      [{ count: 2 }],
    ])
  }
})

test('a failed statement rejects with its cause and can be run again', async () => {
  const add = (id: number) => client.query('insert into people (id) values ($1) returning id', [id])
  for (const id of [3, 4, 5]) expect((await add(id)).rows).toEqual([{ id }])
  await expect(add(3)).rejects.toMatchObject({
    code: '23505',
    query: 'insert into people (id) values ($1) returning id',
  })
  const failing = client.transaction(async (tx) => {
    await tx.query('insert into people (id) values ($1) returning id', [6])
    await tx.query('insert into people (id) values ($1) returning id', [6])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect((await add(6)).rows).toEqual([{ id: 6 }])
  await client.query('delete from people where id > 2')
})

test('one whose best plan depends on its values is planned each time', async () => {
  for (let round = 0; round < 3; round++) await client.query('select $1::int as "each time"', [round])
  expect(sent).toBe('PDBDES'.repeat(3))
})

test('one whose columns have changed fails once, and is prepared again', async () => {
  const all = () => client.query('select * from people where id = $1', [1])
  for (let round = 0; round < 3; round++) await all()
  await client.exec('alter table people add column age int')
  await expect(all()).rejects.toMatchObject({ code: '0A000' })
  for (let round = 0; round < 3; round++) expect((await all()).rows).toEqual([{ ...lin, age: null }])
})
