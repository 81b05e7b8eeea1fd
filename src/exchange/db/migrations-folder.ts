import type { Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Feeds a hash with everything a migrated database depends on: the statements, and when each was written. */
export function hashMigrations(hash: Hash): Hash {
  const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  for (const name of [...names.toSorted(), 'meta/_journal.json'])
    hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  return hash
}
