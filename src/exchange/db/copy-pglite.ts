import { copyFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const control = join('global', 'pg_control')
const logFolder = 'pg_wal'
/** Log files with records; the folders beside them hold the engine's bookkeeping. */
const isSegment = (name: string) => /^[0-9A-F]{24}$/.test(name)

/**
 * Copies the files of an embedded database while it is written to, as PostgreSQL's base backup does: the files as
 * found, plus all of the log from before the first to after the last of them. An engine started on the copy recovers
 * from that log, and then holds what was committed when copying ended.
 *
 * No checkpoint but its own may run meanwhile, or part of the log would be gone.
 */
export async function copyPglite(client: PGlite, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await client.query(`select pg_backup_start('amber', true)`)
  const copied = await copyFolder(from, to).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  const { rows } = await client.query<{ label: string; first: string; last: string }>(
    `with stopped as materialized (select * from pg_backup_stop(false))
     select labelfile as label, substring(labelfile from 'file ([0-9A-F]{24})') as first, pg_walfile_name(lsn) as last
     from stopped`,
  )
  if (copied) throw copied.error
  const { label, first, last } = rows[0]!
  for (const name of await readdir(join(from, logFolder))) {
    if (isSegment(name) && name >= first && name <= last)
      await copyFile(join(from, logFolder, name), join(to, logFolder, name))
  }
  // Synchronously, in the thread in which the engine writes it: never a half-written file.
  copyFileSync(join(from, control), join(to, control))
  await writeFile(join(to, 'backup_label'), label, { mode: 0o600 })
}

async function copyFolder(from: string, to: string, within = ''): Promise<void> {
  for (const entry of await readdir(join(from, within), { withFileTypes: true })) {
    const path = join(within, entry.name)
    if (entry.isDirectory()) {
      await mkdir(join(to, path), { mode: 0o700 })
      await copyFolder(from, to, path)
    } else if (entry.isFile() && isKept(path, entry.name)) {
      await copyFile(join(from, path), join(to, path)).catch(ignoreGone)
    }
  }
}

const isKept = (path: string, name: string) =>
  path !== control && path !== 'postmaster.pid' && !(path === join(logFolder, name) && isSegment(name))

/** The table was dropped after its name was read; recovery from the log handles that. */
function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
