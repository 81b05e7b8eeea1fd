import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { flushFolder } from '../../db/flush-tree.ts'
import type { PictureStore } from '../../ports/picture-store.ts'

/** Stores pictures as files below a folder, spread over subfolders by the first two characters of their key. */
export function createDiskPictureStore(folder: string): PictureStore {
  const fileOf = (key: string) => {
    if (!/^[0-9a-f]{8,64}\.webp$/.test(key)) throw new RangeError('not the key of a picture')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      const within = dirname(file)
      await mkdir(within, { recursive: true, mode: 0o700 })
      // Written to a draft and renamed, so that nobody ever reads half a picture, not even after a power cut.
      const draft = `${file}.${process.pid}.draft`
      await writeFile(draft, bytes, { mode: 0o600, flush: true })
      await rename(draft, file)
      // A concurrent call may have created a folder without having flushed it yet.
      for (const holder of [within, folder, dirname(folder)]) await flushFolder(holder)
    },
    get: (key) =>
      readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    delete: (key) => rm(fileOf(key), { force: true }),
  }
}
