import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { templateFolder } from '#exchange/db/database-template.ts'

/** Creates the database that first starts copy: fully migrated tables of the exchange and its job queue. */
async function main(): Promise<void> {
  const template = templateFolder()
  const build = dirname(template)
  for (const name of readdirSync(build)) {
    if (name.startsWith('database-')) rmSync(join(build, name), { recursive: true, force: true })
  }
  const workshop = mkdtempSync(join(build, 'making-database-'))
  try {
    const connection = await connectPglite(workshop)
    const jobs = new PgBoss({ db: connection.jobs, backend: connection.engine, supervise: false, schedule: false })
    await jobs.start()
    await jobs.stop({ graceful: false, close: false })
    await connection.close()
    // Renamed only when complete; if two builds run at once, either result will do.
    if (!existsSync(template)) renameSync(join(workshop, 'pglite'), template)
  } finally {
    rmSync(workshop, { recursive: true })
  }
}

await main()
