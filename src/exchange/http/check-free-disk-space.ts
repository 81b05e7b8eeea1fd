import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

type Ask = (folder: string) => Promise<{ bavail: number | bigint; bsize: number | bigint }>

/** The free space that the embedded database needs to keep writing. */
const least = 64 * 1024 * 1024

/** @throws if the disk of a folder, existing or not, has less than 64 MB free. */
export async function checkFreeDiskSpace(folder: string, ask: Ask = statfs): Promise<void> {
  const { bavail, bsize } = await askNearest(folder, ask)
  if (Number(bavail) * Number(bsize) < least) throw new Error('the disk is full')
}

const askNearest = (folder: string, ask: Ask): ReturnType<Ask> =>
  ask(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error
    return askNearest(dirname(folder), ask)
  })
