import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes from everybody but the owner what they may do with a folder and all in it. The embedded engine makes files that anybody
 * may read and write, whatever the process's mask; backups and copies bring what modes they like.
 */
export function closeToOthers(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  for (const path of [folder, ...paths]) {
    const stats = lstatSync(path)
    const mode = stats.mode & 0o777
    // A link has no mode of its own: what it leads to is none of ours.
    if (!stats.isSymbolicLink() && (mode & 0o077) !== 0) chmodSync(path, mode & 0o700)
  }
}
