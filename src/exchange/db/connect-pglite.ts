import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { keepCheckpoints } from './checkpoints.ts'
import type { Connection, Queryable } from './connection.ts'
import { restrictPermissions } from './restrict-permissions.ts'
import { copyPglite } from './copy-pglite.ts'
import { claimDataDirectory } from './data-directory.ts'
import { copyTemplate, templateFolder } from './database-template.ts'
import { DurableFiles, flushing } from './durable-files.ts'
import { exitOnEngineCrash } from './exit-on-engine-crash.ts'
import { moveDurably } from './flush-tree.ts'
import { prepareEmbedded } from './prepare-embedded.ts'
import { migrationsFolder } from './migrations-folder.ts'
import * as schema from './schema/all.ts'
import { type Opening, upgradeSchema } from './schema-version.ts'
import { StartRefused } from './start-refused.ts'
import { isPlannedEachTime } from './statement.ts'
import { yieldBetweenStatements } from './yield-between-statements.ts'
import { readTimesAsText } from './times-as-text.ts'
import { withoutOptimizing } from './without-optimizing.ts'

/**
 * The engine shares this process's memory with the site, and the operating system caches its files anyway: a quarter of
 * PostgreSQL's default buffers holds the market's hot pages.
 */
export const smallBuffers = ['-c', 'shared_buffers=32MB', '-c', 'wal_buffers=1MB', '-c', 'jit=off']
/** The engine's defaults, minus the one that disables flushing. */
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), ...flushing, ...smallBuffers]

/**
 * Opens the embedded database below `dataDir`, creating it on the first start, and owns it until closed. A new one is a
 * copy of the template, if there is one. Commits are durable.
 *
 * @throws DataDirectoryHeld or StartRefused
 */
export async function connectPglite(
  dataDir: string,
  { template = templateFolder(), ...opening }: Opening & { template?: string } = {},
): Promise<Connection> {
  const folder = join(dataDir, 'pglite')
  if (opening.asFound && !isDatabase(folder)) {
    throw new StartRefused(
      `There is no database in ${dataDir} (DATA_DIR): has the command been given the environment of the market (/etc/amber.env)?`,
    )
  }
  const claim = claimDataDirectory(dataDir)
  try {
    const client = await openSparingly(folder, template)
    yieldBetweenStatements(client)
    const connection = await adoptPglite(client, opening).catch(async (error: unknown) => {
      await client.close()
      throw error
    })
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

const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'))
const open = (folder: string) => PGlite.create({ fs: new DurableFiles(folder), startParams })

/** Creating the files takes several engine instances: one that only opens them keeps far less memory. */
async function openSparingly(folder: string, template: string): Promise<PGlite> {
  return withoutOptimizing(async () => {
    if (!isDatabase(folder)) await makeFiles(folder, template)
    const client = await open(folder)
    exitOnEngineCrash(client)
    // Each time it opens, the engine writes files that others may read.
    restrictPermissions(folder)
    return client
  })
}

/**
 * Creates the files under a temporary name until all of them are on the disk: a half-made database left by a killed
 * process or a power cut is never mistaken for a complete one.
 */
async function makeFiles(folder: string, template: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  if (!copyTemplate(template, unfinished)) await (await open(unfinished)).close()
  await moveDurably(unfinished, folder)
}

/**
 * Migrates an opened embedded database and takes ownership of it: closing the connection closes it.
 *
 * @throws StartRefused
 */
export async function adoptPglite(client: PGlite, opening: Opening = {}): Promise<Connection> {
  const withDates = readTimesAsText(client)
  const ours = drizzle(client, { schema, casing: 'snake_case' })
  const db = ours as unknown as Queryable
  const ask = (text: string) => client.query<object>(text)
  await upgradeSchema({ ask, db, migrate: () => migrate(ours, { migrationsFolder }) }, opening)
  prepareEmbedded(client, isPlannedEachTime)
  return {
    engine: 'pglite',
    db,
    jobs: fromPglite(withDates),
    patiently: (work) => work(db),
    close: () => client.close(),
  }
}
