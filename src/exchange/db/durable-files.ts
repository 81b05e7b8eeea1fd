import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { logger } from '../log.ts'

/** EX_IOERR of sysexits.h */
const diskFailed = 74

type Init = NodeFS['init']

/**
 * The embedded engine's files, with the one operation that the engine's own lack: a flush. Without it `fsync` succeeds and
 * does nothing, and a power cut takes what the kernel had not yet written by itself, half a minute's commits.
 * The engine has to be told to use it: see `flushing`.
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

/** What an engine on `DurableFiles` is started with: its own default is not to flush, and its `fdatasync` does nothing. */
export const flushing = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/**
 * After a flush that failed nobody knows what is on the disk, and asking once more may get a wrong yes. PostgreSQL crashes
 * then; so does this process, before anything is answered. The next start recovers what the log holds.
 */
function flush(descriptor: number): void {
  try {
    fsyncSync(descriptor)
  } catch (error) {
    logger.error({ error, event: 'database.flush_failed' }, 'the disk refused to keep the database: ending at once')
    process.exit(diskFailed)
  }
}
