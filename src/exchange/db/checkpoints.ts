import type { PGlite } from '@electric-sql/pglite'
import { logger } from '../log.ts'

/** PostgreSQL's own. */
const fiveMinutes = 300_000

interface Checkpoints {
  /** Has none made until `work` is done. */
  hold<Answer>(work: () => Promise<Answer>): Promise<Answer>
  stop(): void
}

/**
 * Has the engine write its tables to their files at times. The embedded one would do so only when it is closed: until then its
 * log would grow by all that is written, and a start after a crash would have to read all of it.
 */
export function keepCheckpoints(client: PGlite): Checkpoints {
  let held = 0
  const timer = setInterval(() => {
    if (held > 0) return
    client.exec('checkpoint').catch((error: unknown) => logger.error({ error }, 'checkpoint failed'))
  }, fiveMinutes)
  timer.unref()
  return {
    hold: async (work) => {
      held++
      try {
        return await work()
      } finally {
        held--
      }
    },
    stop: () => clearInterval(timer),
  }
}
