import fs, { type BigIntStats, type PathLike } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, join } from 'node:path'

/**
 * Tracks what this process flushes below `folder`, which must be empty at first, and can reproduce what a disk would
 * hold after a power cut: each file with its contents as of its last flush, under the names flushed with it or with
 * their folder, as ext4 and XFS keep them. Whatever is only in the kernel's page cache is lost.
 */
export function watchDisk(folder: string, shelf: string) {
  const paths = new Map<number, string>()
  /** The flushed entries of each folder: names, and the inodes behind them. */
  const folders = new Map<string, Map<string, string>>()
  const { openSync, fsyncSync } = fs
  const { open } = fs.promises
  const isBelow = (path: string) => path === folder || path.startsWith(`${folder}/`)
  const stat = (path: string) => fs.lstatSync(path, { bigint: true })

  function keepFile(path: string, stats: BigIntStats): void {
    fs.copyFileSync(path, join(shelf, keyOf(stats)))
    for (let name = path; name !== folder; name = dirname(name)) namesIn(dirname(name)).set(basename(name), key(name))
  }
  const key = (path: string) => keyOf(stat(path))
  function namesIn(path: string): Map<string, string> {
    const names = folders.get(key(path)) ?? new Map<string, string>()
    folders.set(key(path), names)
    return names
  }

  fs.openSync = (path: PathLike, ...rest) => {
    const descriptor = openSync(path, ...rest)
    paths.set(descriptor, String(path))
    return descriptor
  }
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor)
    keep(paths.get(descriptor), fs.fstatSync(descriptor, { bigint: true }))
  }
  fs.promises.open = async (path, ...rest) => {
    const file = await open(path, ...rest)
    const sync = file.sync.bind(file)
    file.sync = async () => {
      await sync()
      keep(String(path), await file.stat({ bigint: true }))
    }
    return file
  }
  syncBuiltinESMExports()

  function keep(path: string | undefined, stats: BigIntStats): void {
    if (!path || !isBelow(path)) return
    if (stats.isDirectory())
      folders.set(keyOf(stats), new Map(fs.readdirSync(path).map((name) => [name, key(join(path, name))])))
    else keepFile(path, stats)
  }

  function write(names: ReadonlyMap<string, string> | undefined, to: string): void {
    fs.mkdirSync(to, { recursive: true })
    for (const [name, child] of names ?? []) {
      const kept = join(shelf, child)
      if (folders.has(child)) write(folders.get(child), join(to, name))
      else if (fs.existsSync(kept)) fs.copyFileSync(kept, join(to, name))
      // The name was flushed, but none of the contents.
      else fs.writeFileSync(join(to, name), '')
    }
  }

  return {
    /** Simulates a power cut: writes what the disk holds now to another folder. */
    cut: (to: string) => write(folders.get(key(folder)), to),
    stop: () => {
      Object.assign(fs, { openSync, fsyncSync })
      fs.promises.open = open
      syncBuiltinESMExports()
    },
  }
}

/** Inode numbers are reused by later files, hence the birth time. */
const keyOf = ({ ino, birthtimeNs }: BigIntStats) => `${ino}-${birthtimeNs}`
