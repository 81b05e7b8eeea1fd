import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { templateFolder } from '#exchange/db/database-template.ts'

/** Makes the database that first starts copy: the tables of the exchange and of its job queue as migrations leave them. */
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
    // Under its name only when complete; of two builds at once either one's will do.
    if (!existsSync(template)) renameSync(join(workshop, 'pglite'), template)
  } finally {
    rmSync(workshop, { recursive: true })
  }
}

await main()
