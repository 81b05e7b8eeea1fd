import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process owns the data directory. */
export class DataDirectoryHeld extends Error {
  override name = 'DataDirectoryHeld'
  /** EX_TEMPFAIL of sysexits.h: it may work later. */
  readonly exitCode = 75
}

/**
 * Claims a data directory for this process alone. The lock is the kernel's (taken through SQLite, which supports every
 * platform), so it ends with the process however that ends; `owner.json` beside it only says who holds it.
 *
 * @throws DataDirectoryHeld
 */
export function claimDataDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(directory, 'lock.sqlite'))
  const ownerFile = join(directory, 'owner.json')
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new DataDirectoryHeld(
      `${directory} is in use by ${describeOwner(ownerFile)}. Stop it, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(ownerFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }))
  return {
    release: () => lock.close(),
  }
}

function describeOwner(ownerFile: string): string {
  try {
    const owner = JSON.parse(readFileSync(ownerFile, 'utf8')) as { pid?: unknown; since?: unknown }
    return `process ${String(owner.pid)}, running since ${String(owner.since)}`
  } catch {
    return 'another process'
  }
}
