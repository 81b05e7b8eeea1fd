import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from './migrations-folder.ts'
import { StartRefused } from './start-refused.ts'

type Ask = (text: string) => Promise<{ rows: object[] }>

/**
 * Refuses a database that has been through migrations unknown to this program: a newer program has worked on it, and
 * this one would misread its data and write wrong data. Run before the program's own migrations.
 *
 * @throws StartRefused
 */
export async function refuseNewerSchema(ask: Ask): Promise<void> {
  const table = 'drizzle.__drizzle_migrations'
  const [found] = (await ask(`select to_regclass('${table}') is not null as exists`)).rows as { exists: boolean }[]
  if (!found?.exists) return
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const known = new Set(journal.entries.map(({ when }) => String(when)))
  const applied = (await ask(`select created_at::text as at from ${table}`)).rows as { at: string }[]
  const unknown = applied.filter(({ at }) => !known.has(at)).length
  if (unknown === 0) return
  throw new StartRefused(
    `This database has been through ${unknown} ${unknown === 1 ? 'migration' : 'migrations'} that this program does not know: a newer program has worked on it. Start that one, or restore a backup from before it.`,
  )
}
