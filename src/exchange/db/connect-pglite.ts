import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Connection, Queryable } from './connection.ts'
import { claimDataDirectory } from './data-directory.ts'
import { migrationsFolder } from './migrations-folder.ts'
import * as schema from './schema/all.ts'

/**
 * The engine shares this process's memory with the site, and the operating system caches its files anyway: a quarter of
 * PostgreSQL's usual buffers holds the market's hot pages.
 */
const smallBuffers = ['-c', 'shared_buffers=32MB', '-c', 'wal_buffers=1MB', '-c', 'jit=off']

/** Opens (and makes, on the first start) the embedded database below `dataDir`, which it owns until closed. */
export async function connectPglite(dataDir: string): Promise<Connection> {
  const claim = claimDataDirectory(dataDir)
  try {
    const client = await PGlite.create(join(dataDir, 'pglite'), {
      startParams: [...PGlite.defaultStartParams, ...smallBuffers],
    })
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
