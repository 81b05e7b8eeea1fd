import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { claimDataDirectory } from '../db/data-directory.ts'
import { moveDurably } from '../db/flush-tree.ts'
import { checkManifest, type Manifest } from './manifest.ts'

/** The target already has data; nothing was changed. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
  /** EX_CANTCREAT of sysexits.h */
  readonly exitCode = 73
}

/** The database comes last: an interrupted restore leaves no database, and a start would create a new one there. */
const parts = ['pictures', 'pglite']

/**
 * Restores a backup into a data directory that has no database and no pictures.
 * @throws DataDirectoryHeld, RestoreRefused or BackupDamaged; nothing was changed then
 */
export async function restoreBackup(from: string, dataDir: string): Promise<Manifest> {
  const claim = claimDataDirectory(dataDir)
  try {
    const taken = parts.find((part) => existsSync(join(dataDir, part)))
    if (taken) throw new RestoreRefused(`${join(dataDir, taken)} is there already: restore into another DATA_DIR`)
    const manifest = await checkManifest(from)
    for (const part of parts.filter((name) => existsSync(join(from, name)))) {
      const unfinished = join(dataDir, `${part}.unfinished`)
      await rm(unfinished, { recursive: true, force: true })
      await cp(join(from, part), unfinished, { recursive: true })
      await moveDurably(unfinished, join(dataDir, part))
    }
    return manifest
  } finally {
    claim.release()
  }
}
