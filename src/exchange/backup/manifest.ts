import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

const manifestFile = 'backup.json'
const manifestSchema = z.object({
  madeAt: z.iso.datetime(),
  /** Fingerprint of this database's SECRET_KEY; the key itself is never in a backup. */
  secretKey: z.string().nullable(),
  /** SHA-256 of every file by its path within the backup. */
  files: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** The folder is not a backup, or not a complete one. */
export class BackupDamaged extends Error {
  override name = 'BackupDamaged'
  /** EX_DATAERR of sysexits.h */
  readonly exitCode = 65
}

/** Records the files of a backup, so that a later reader can tell whether it is complete. */
export async function writeManifest(folder: string, facts: Omit<Manifest, 'files'>): Promise<Manifest> {
  const manifest = { ...facts, files: await hashFiles(folder) }
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest, null, 1), { mode: 0o600 })
  return manifest
}

/**
 * Reads the manifest of a backup and compares it with the files.
 * @throws BackupDamaged with the first file that is missing, changed or unexpected
 */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => '')
  const parsed = manifestSchema.safeParse(jsonOf(text))
  if (!parsed.success) throw new BackupDamaged(`${folder} is not a backup: it has no readable ${manifestFile}`)
  const { [manifestFile]: _itself, ...found } = await hashFiles(folder)
  const { files } = parsed.data
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (files[path] === found[path]) continue
    const fault =
      found[path] === undefined ? 'is missing' : files[path] === undefined ? 'does not belong' : 'has changed'
    throw new BackupDamaged(`${folder} is damaged: ${path} ${fault}`)
  }
  return parsed.data
}

/** Parses the text of a file that may be cut off; undefined then. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    hashes[relative(folder, path)] = hash.digest('hex')
  }
  return hashes
}
