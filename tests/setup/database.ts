import { createHash } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from './postgres.ts'

/** Arbitrary advisory lock key: workers that create a template at the same time wait for each other on it. */
const TEMPLATE_LOCK = 3_140_159

/**
 * Creates a fresh database for the calling test file. With `prepare` (migrations, seed) it is a copy of a template
 * that `prepare` fills once per run, which is many times faster than preparing each; `key` names that template.
 */
export async function freshDatabase(key?: string, prepare?: (url: string) => Promise<void>): Promise<string> {
  const server = inject('postgresUrl')
  if (!key || !prepare) return createDatabase(server)
  const template = `template_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
  await makeOnce(server, template, prepare)
  return createDatabase(server, { template })
}

async function makeOnce(server: string, template: string, prepare: (url: string) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (found.rowCount) return
    // Renamed only when complete, so that a template whose preparation failed is never used.
    const unfinished = `${template}_unfinished`
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
    await prepare(await createDatabase(server, { name: unfinished }))
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
  } finally {
    await client.end()
  }
}
