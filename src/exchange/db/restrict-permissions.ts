import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes all access of group and others from a folder and everything in it. The embedded engine creates files readable
 * and writable by anybody, whatever the umask; backups and copies keep whatever modes they came with.
 */
export function restrictPermissions(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  for (const path of [folder, ...paths]) {
    const stats = lstatSync(path)
    const mode = stats.mode & 0o777
    // A symbolic link has no mode of its own, and its target is not ours to change.
    if (!stats.isSymbolicLink() && (mode & 0o077) !== 0) chmodSync(path, mode & 0o700)
  }
}
