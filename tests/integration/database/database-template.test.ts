import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import type { Connection } from '#exchange/db/connection.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { meta } from '#exchange/db/schema/meta.ts'

const noTemplate = '/nowhere'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'amber-template-'))))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const within = (...path: string[]) => join(directory, ...path)
const columnsOf = ({ db }: Connection) =>
  rowsOf(
    db,
    sql`select table_name, column_name, data_type, column_default from information_schema.columns
      where table_schema = 'public' order by 1, 2`,
  )

/** Returns the files below a folder that others than the owner have any permission on. */
const openBelow = (folder: string) =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
  )

test('nobody but its owner reads a database, be it made, copied or brought along', async () => {
  await (await connectPglite(within('made'), { template: noTemplate })).close()
  expect(readdirSync(within('made', 'pglite')).length).toBeGreaterThan(10)
  expect(openBelow(within('made', 'pglite'))).toEqual([])
  const template = within('template')
  cpSync(within('made', 'pglite'), template, { recursive: true })
  chmodSync(join(template, 'base'), 0o755)
  chmodSync(join(template, 'PG_VERSION'), 0o666)
  await (await connectPglite(within('copied'), { template })).close()
  expect(openBelow(within('copied', 'pglite'))).toEqual([])
  chmodSync(within('copied', 'pglite', 'PG_VERSION'), 0o644)
  await (await connectPglite(within('copied'), { template })).close()
  expect(openBelow(within('copied', 'pglite'))).toEqual([])
})

test('a database that is copied from the template is what one made from nothing is, and its own', async () => {
  const made = await connectPglite(within('made'), { template: noTemplate })
  const columns = await columnsOf(made)
  await made.db.insert(meta).values({ key: 'origin', value: 'template' })
  await made.close()
  const template = within('template')
  cpSync(within('made', 'pglite'), template, { recursive: true })
  // What a start killed while copying leaves behind.
  mkdirSync(within('copied', 'pglite.unfinished'), { recursive: true })
  writeFileSync(within('copied', 'pglite.unfinished', 'PG_VERSION'), 'half of it')

  const copied = await connectPglite(within('copied'), { template })
  expect(await columnsOf(copied)).toEqual(columns)
  expect(columns.length).toBeGreaterThan(100)
  await copied.db.insert(meta).values({ key: 'mine', value: 'alone' })
  await copied.close()
  expect(existsSync(within('copied', 'pglite.unfinished'))).toBe(false)

  const other = await connectPglite(within('other'), { template })
  expect(await other.db.$count(meta)).toBe(1)
  await other.close()
  const again = await connectPglite(within('copied'), { template })
  expect(await again.db.$count(meta)).toBe(2)
  await again.close()
}, 600_000)
