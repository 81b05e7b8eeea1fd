import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { keepCheckpoints } from './checkpoints.ts'
import type { Connection, Queryable } from './connection.ts'
import { closeToOthers } from './close-to-others.ts'
import { copyPglite } from './copy-pglite.ts'
import { claimDataDirectory } from './data-directory.ts'
import { copyTemplate, templateFolder } from './database-template.ts'
import { DurableFiles, flushing } from './durable-files.ts'
import { moveDurably } from './flush-tree.ts'
import { refuseNewerSchema } from './refuse-newer-schema.ts'
import { migrationsFolder } from './migrations-folder.ts'
import * as schema from './schema/all.ts'
import { takeTurns } from './take-turns.ts'
import { withoutOptimizing } from './without-optimizing.ts'

/**
 * The engine shares this process's memory with the site, and the operating system caches its files anyway: a quarter of
 * PostgreSQL's usual buffers holds the market's hot pages.
 */
export const smallBuffers = ['-c', 'shared_buffers=32MB', '-c', 'wal_buffers=1MB', '-c', 'jit=off']
/** The engine's own, but for the one that has it never flush. */
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...flushing, ...smallBuffers]

/**
 * Opens (and makes, on the first start) the embedded database below `dataDir`, which it owns until closed. A new one is
 * a copy of the template, if there is one. What it has committed is on the disk.
 */
export async function connectPglite(dataDir: string, template = templateFolder()): Promise<Connection> {
  const claim = claimDataDirectory(dataDir)
  try {
    const folder = join(dataDir, 'pglite')
    const client = await openSparingly(folder, template)
    takeTurns(client)
    const connection = await adoptPglite(client)
    const checkpoints = keepCheckpoints(client)
    return {
      ...connection,
      copyFiles: (to) => checkpoints.hold(() => copyPglite(client, folder, to)),
      close: async () => {
        checkpoints.stop()
        await connection.close()
        claim.release()
      },
    }
  } catch (error) {
    claim.release()
    throw error
  }
}

const open = (folder: string) => PGlite.create({ fs: new DurableFiles(folder), startParams })

/** Making the files takes several instances of the engine: one that only opens them goes on with far less memory. */
async function openSparingly(folder: string, template: string): Promise<PGlite> {
  return withoutOptimizing(async () => {
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeFiles(folder, template)
    const client = await open(folder)
    // Whenever it opens, the engine writes files that others may read, too.
    closeToOthers(folder)
    return client
  })
}

/**
 * Makes the files under another name, which they have until all of them are on the disk: what a killed process or a power
 * cut leaves half made is never taken for a database.
 */
async function makeFiles(folder: string, template: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  if (!copyTemplate(template, unfinished)) await (await open(unfinished)).close()
  await moveDurably(unfinished, folder)
}

/** Brings the tables of an opened embedded database up to date and takes it over: closing the connection closes it. */
export async function adoptPglite(client: PGlite): Promise<Connection> {
  await refuseNewerSchema((text) => client.query<object>(text))
  const db = drizzle(client, { schema, casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  return {
    engine: 'pglite',
    db: db as unknown as Queryable,
    jobs: fromPglite(client),
    patiently: (work) => work(db as unknown as Queryable),
    close: () => client.close(),
  }
}
