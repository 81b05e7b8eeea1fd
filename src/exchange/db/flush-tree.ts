import { open, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The disk flushes several in one go. */
const atOnce = 16

/** Renames a freshly filled folder to its final name once all of its files are on the disk. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await flushTree(from)
  await rename(from, to)
  await flushFolder(dirname(to))
}

async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (let start = 0; start < entries.length; start += atOnce) {
    await Promise.all(
      entries.slice(start, start + atOnce).map(async (entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) await flushTree(path)
        else if (entry.isFile()) await flush(path)
      }),
    )
  }
  await flushFolder(folder)
}

/** Flushes a folder's entries. Windows cannot open a folder for that, and persists them by itself. */
export const flushFolder = async (folder: string) => process.platform !== 'win32' && flush(folder)

/** Flushes a file's content or a folder's entries. */
async function flush(path: string): Promise<void> {
  await using file = await open(path)
  await file.sync()
}
