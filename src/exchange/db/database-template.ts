import { createHash } from 'node:crypto'
import { accessSync, constants, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashMigrations } from './migrations-folder.ts'

/** The build's, beside the built site. */
const buildFolder = fileURLToPath(new URL('../../../.output', import.meta.url))

/**
 * Where a build keeps the files of an empty, migrated embedded database. The name tells what they were made by: after a
 * change of the engine or of the migrations nobody takes them for what they no longer are.
 */
export function templateFolder(): string {
  const hash = createHash('sha256').update(
    readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))),
  )
  return join(buildFolder, `database-${hashMigrations(hash).digest('hex').slice(0, 16)}`)
}

/**
 * Makes the files of a new embedded database as a copy of the build's, which is there in a fraction of the time and of the
 * memory that the engine takes to make them. Answers false where the build has none, or has it as another user's.
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
