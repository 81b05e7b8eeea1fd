import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PgBoss } from 'pg-boss'
import type { Connection } from '#exchange/db/connection.ts'
import { adoptPglite, smallBuffers } from '#exchange/db/connect-pglite.ts'
import { connectPostgres } from '#exchange/db/connect-postgres.ts'
import { hashMigrations } from '#exchange/db/migrations-folder.ts'
import { freshDatabase } from '../database.ts'

export type Engine = Connection['engine']

/** Opens a migrated, empty database for one test. Both engines copy a template instead of migrating each time. */
export async function openTestDatabase(engine: Engine, connections = 12): Promise<Connection> {
  if (engine === 'postgres')
    return connectPostgres(await freshDatabase(await templateKey(), preparePostgres), { poolSize: connections })
  return adoptPglite(await PGlite.create({ loadDataDir: await pgliteTemplate(), startParams }))
}

/** With default buffers an engine takes half as long again to open. */
const startParams = [...PGlite.defaultStartParams, ...smallBuffers]

/** Starts a job queue that runs nothing by itself: tests run the jobs. */
export async function startTestJobs(connection: Connection): Promise<PgBoss> {
  const backend = connection.engine
  const jobs = new PgBoss({ db: connection.jobs, backend, supervise: false, schedule: false })
  jobs.on('error', (error) => {
    throw error
  })
  return jobs.start()
}

/** A hash of everything the template depends on, so that a stale one is never used. */
const templateKey = onceForWorker(async () => {
  const hash = hashMigrations(createHash('sha256'))
  hash.update(await readFile(new URL('../../../package-lock.json', import.meta.url)))
  return `exchange-${hash.digest('hex').slice(0, 16)}`
})

async function preparePostgres(url: string): Promise<void> {
  const connection = await connectPostgres(url, { poolSize: 2 })
  await installJobs(connection)
  await connection.close()
}

async function installJobs(connection: Connection): Promise<void> {
  const jobs = await startTestJobs(connection)
  await jobs.stop({ graceful: false, close: false })
}

/** Tens of megabytes, which all tests of a worker share. */
const pgliteTemplate = onceForWorker(async () => {
  const key = await templateKey()
  const folder = join(tmpdir(), 'amber-tests')
  const file = join(folder, `${key}.tar`)
  const known = await readFile(file).catch(() => null)
  if (known) return new Blob([known])
  const client = await PGlite.create()
  await installJobs(await adoptPglite(client))
  const template = await client.dumpDataDir('none')
  await client.close()
  // Renamed only when complete. If two workers create it at once, the later one wins, with the same content.
  await mkdir(folder, { recursive: true })
  await removeOthers(folder, key)
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await template.arrayBuffer()))
  await rename(unfinished, file)
  return template
})

/** Removes templates of earlier migrations, tens of megabytes each. */
async function removeOthers(folder: string, key: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !name.startsWith(key))
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })))
}

function onceForWorker<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
