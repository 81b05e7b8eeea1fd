import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Queryable } from './connection.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { StartRefused } from './start-refused.ts'

type Ask = (text: string) => Promise<{ rows: object[] }>

/** What is asked of a database before anything in it is changed. */
export interface Opening {
  /**
   * Refuses a database that this program should leave alone, by throwing `StartRefused`. It only reads, and may find no
   * tables yet, or those of an older program.
   */
  check?: (db: Queryable) => Promise<void>
  /** Refuses a database that is missing or lacks migrations, which would be made or applied otherwise. */
  asFound?: boolean
}

/**
 * Brings a database to this program's migrations, after everything that may refuse it.
 *
 * @throws StartRefused, having changed nothing
 */
export async function upgradeSchema(
  { ask, db, migrate }: { ask: Ask; db: Queryable; migrate: () => Promise<void> },
  { check, asFound }: Opening,
): Promise<void> {
  const applied = await appliedIn(ask)
  refuseNewer(applied)
  await check?.(db)
  if (asFound) refuseOlder(applied)
  else await migrate()
}

/** When each migration that the database has been through was written, in milliseconds. */
async function appliedIn(ask: Ask): Promise<number[]> {
  const table = 'drizzle.__drizzle_migrations'
  const [found] = (await ask(`select to_regclass('${table}') is not null as exists`)).rows as { exists: boolean }[]
  if (!found?.exists) return []
  const rows = (await ask(`select created_at::text as at from ${table}`)).rows as { at: string }[]
  return rows.map(({ at }) => Number(at))
}

function knownMigrations(): number[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return journal.entries.map(({ when }) => when)
}

const countOf = (migrations: number[]) => `${migrations.length} ${migrations.length === 1 ? 'migration' : 'migrations'}`

/** A newer program has worked on it: this one would misread its data and write wrong data. */
function refuseNewer(applied: number[]): void {
  const known = new Set(knownMigrations())
  const unknown = applied.filter((at) => !known.has(at))
  if (unknown.length === 0) return
  throw new StartRefused(
    `This database has been through ${countOf(unknown)} that this program does not know: a newer program has worked on it. Start that one, or restore a backup from before it.`,
  )
}

function refuseOlder(applied: number[]): void {
  if (applied.length === 0)
    throw new StartRefused(
      'There is no market in this database: has the command been given the environment of the market (/etc/amber.env), with its DATABASE_URL or DATA_DIR?',
    )
  // As they are applied: in order, after the last one.
  const last = Math.max(...applied)
  const missing = knownMigrations().filter((at) => at > last)
  if (missing.length === 0) return
  throw new StartRefused(
    `This database lacks ${countOf(missing)} of this program: start the market once, which upgrades it, and run the command again. A backup from before that is made with the version that ran last.`,
  )
}
