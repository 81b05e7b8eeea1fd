import { createHash } from 'node:crypto'
import { accessSync, constants, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashMigrations } from './migrations-folder.ts'

/** The build output, beside the built site. */
const buildFolder = fileURLToPath(new URL('../../../.output', import.meta.url))

/**
 * Where a build keeps the files of an empty, migrated embedded database. The name contains a hash of the engine and the
 * migrations, so that a template is never used after either has changed.
 */
export function templateFolder(): string {
  const hash = createHash('sha256').update(
    readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))),
  )
  return join(buildFolder, `database-${hashMigrations(hash).digest('hex').slice(0, 16)}`)
}

/**
 * Creates the files of a new embedded database by copying the build's template, in a fraction of the time and memory
 * the engine needs to create them. Returns false if there is no template, or it is not readable.
 */
export function copyTemplate(template: string, folder: string): boolean {
  if (!isReadable(template)) return false
  cpSync(template, folder, { recursive: true })
  return true
}

function isReadable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
