import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Connection, Queryable } from './connection.ts'
import { closeToOthers } from './close-to-others.ts'
import { claimDataDirectory } from './data-directory.ts'
import { copyTemplate, templateFolder } from './database-template.ts'
import { migrationsFolder } from './migrations-folder.ts'
import * as schema from './schema/all.ts'
import { withoutOptimizing } from './without-optimizing.ts'

/**
 * The engine shares this process's memory with the site, and the operating system caches its files anyway: a quarter of
 * PostgreSQL's usual buffers holds the market's hot pages.
 */
const smallBuffers = ['-c', 'shared_buffers=32MB', '-c', 'wal_buffers=1MB', '-c', 'jit=off']

/**
 * Opens (and makes, on the first start) the embedded database below `dataDir`, which it owns until closed. A new one is
 * a copy of the template, if there is one.
 */
export async function connectPglite(dataDir: string, template = templateFolder()): Promise<Connection> {
  const claim = claimDataDirectory(dataDir)
  try {
    const client = await openSparingly(join(dataDir, 'pglite'), template)
    const connection = await adoptPglite(client)
    return {
      ...connection,
      close: async () => {
        await connection.close()
        claim.release()
      },
    }
  } catch (error) {
    claim.release()
    throw error
  }
}

/** Making the files takes several instances of the engine: one that only opens them goes on with far less memory. */
async function openSparingly(folder: string, template: string): Promise<PGlite> {
  const open = () => PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...smallBuffers] })
  return withoutOptimizing(async () => {
    const isNew = !existsSync(join(folder, 'PG_VERSION'))
    if (isNew && !copyTemplate(template, folder)) await (await open()).close()
    const client = await open()
    // Whenever it opens, the engine writes files that others may read, too.
    closeToOthers(folder)
    return client
  })
}

/** Brings the tables of an opened embedded database up to date and takes it over: closing the connection closes it. */
export async function adoptPglite(client: PGlite): Promise<Connection> {
  const db = drizzle(client, { schema, casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  return {
    engine: 'pglite',
    db: db as unknown as Queryable,
    jobs: fromPglite(client),
    close: () => client.close(),
  }
}
