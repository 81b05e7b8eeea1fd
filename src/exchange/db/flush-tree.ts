import { open, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The disk does several with one turn. */
const atOnce = 16

/** Gives a folder that was just filled its final name, which it only ever has with all of its files on the disk. */
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

/** The names in a folder, on every system that lets a folder be opened: Windows keeps them by itself. */
export const flushFolder = async (folder: string) => process.platform !== 'win32' && flush(folder)

/** A file's content, or the names in a folder. */
async function flush(path: string): Promise<void> {
  await using file = await open(path)
  await file.sync()
}
