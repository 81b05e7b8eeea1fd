import { existsSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Connection, Queryable } from '../db/connection.ts'
import { moveDurably } from '../db/flush-tree.ts'
import { meta } from '../db/schema/meta.ts'
import { type Manifest, writeManifest } from './manifest.ts'

interface BackupSource {
  db: Queryable
  dataDir: string
  copyFiles: NonNullable<Connection['copyFiles']>
}

/** How to back up a connection's data; undefined for PostgreSQL. */
export function backUpOf({ copyFiles, ...source }: Omit<BackupSource, 'copyFiles'> & Pick<Connection, 'copyFiles'>) {
  return copyFiles && ((to: string) => makeBackup({ ...source, copyFiles }, to))
}

/**
 * Copies the embedded database and the uploaded pictures of a data directory to a new folder while the market serves.
 * Pictures come last, so that every picture the copied database refers to exists. The folder gets its final name once
 * all of it is on the disk.
 */
async function makeBackup({ db, dataDir, copyFiles }: BackupSource, to: string): Promise<Manifest> {
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const [mark] = await db.select().from(meta).where(eq(meta.key, 'secret_key'))
  await copyFiles(join(unfinished, 'pglite'))
  const pictures = join(dataDir, 'pictures')
  // A draft is a picture still being written; it gets its name before the database refers to it.
  const isPicture = (path: string) => !path.endsWith('.draft')
  if (existsSync(pictures)) await cp(pictures, join(unfinished, 'pictures'), { recursive: true, filter: isPicture })
  const facts = { madeAt: new Date().toISOString(), secretKey: mark?.value ?? null }
  const manifest = await writeManifest(unfinished, facts)
  await moveDurably(unfinished, to)
  return manifest
}
