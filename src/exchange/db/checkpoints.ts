import type { PGlite } from '@electric-sql/pglite'
import { logger } from '../log.ts'

/** PostgreSQL's default. */
const fiveMinutes = 300_000

interface Checkpoints {
  /** Suspends checkpoints until `work` is done. */
  hold<Answer>(work: () => Promise<Answer>): Promise<Answer>
  stop(): void
}

/**
 * Checkpoints the embedded engine periodically. By itself it would do so only on close: until then its log would keep
 * growing, and recovery after a crash would have to replay all of it.
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
