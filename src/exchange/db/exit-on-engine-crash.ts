import type { PGlite } from '@electric-sql/pglite'
import { logger } from '../log.ts'

/** EX_SOFTWARE of sysexits.h */
const engineFailed = 70
/** The exit status by which the engine leaves a failed statement, from which it recovers. */
const statementFailed = 100

interface Engine {
  _PostgresMainLoopOnce(): void
}

/**
 * Ends this process when the embedded engine crashes or exits in the middle of a message. The client ignores that and
 * calls the dead engine again, forever: nothing else in this thread would run any more, not even the stop signal's
 * handler. The next start recovers everything that was confirmed.
 * See https://github.com/electric-sql/pglite/issues/1058.
 */
export function exitOnEngineCrash(client: PGlite): void {
  const { mod: engine } = client as unknown as { mod: Engine }
  const loopOnce = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      loopOnce()
    } catch (error) {
      if ((error as { status?: number }).status !== statementFailed) end(error)
      throw error
    }
  }
}

function end(error: unknown): never {
  logger.error({ error, event: 'database.engine_failed' }, 'the embedded database has crashed: ending at once')
  process.exit(engineFailed)
}
