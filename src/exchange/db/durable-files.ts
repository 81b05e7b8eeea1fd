import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { logger } from '../log.ts'

/** EX_IOERR of sysexits.h */
const diskFailed = 74

type Init = NodeFS['init']

/**
 * The embedded engine's file system plus the one operation it lacks: a flush. Without it `fsync` succeeds and does
 * nothing, and a power cut loses what the kernel had not yet written, half a minute's commits. The engine has to be
 * told to use it: see `flushing`.
 */
export class DurableFiles extends NodeFS {
  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, options)
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }) => {
        const operations = (NODEFS as unknown as { stream_ops: { fsync?(stream: { nfd: number }): number } }).stream_ops
        operations.fsync = ({ nfd }) => {
          flush(nfd)
          return 0
        }
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** Start parameters for an engine on `DurableFiles`: by default it does not flush, and its `fdatasync` does nothing. */
export const flushing = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/**
 * After a failed flush the state of the disk is unknown, and a retry may falsely succeed. PostgreSQL crashes then; so
 * does this process, before anything is answered. The next start recovers what the log holds.
 */
function flush(descriptor: number): void {
  try {
    fsyncSync(descriptor)
  } catch (error) {
    logger.error({ error, event: 'database.flush_failed' }, 'the disk refused to keep the database: ending at once')
    process.exit(diskFailed)
  }
}
