import type { logger } from '../log.ts'
import { pause } from './pause.ts'

/**
 * Runs `round` in a loop: without a pause while it finds work (though yielding in between), otherwise after a pause. A
 * round that throws is logged and does not end the loop. `stop` waits for the current round.
 */
export function repeat(
  pauseMs: number,
  round: () => Promise<boolean>,
  log: Pick<typeof logger, 'error'>,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const finished = run()

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const foundWork = await round().catch((error: unknown) => {
        log.error({ error }, 'worker round failed')
        return false
      })
      await pause(foundWork ? 0 : pauseMs, stopped.signal)
    }
  }

  return {
    stop: () => {
      stopped.abort()
      return finished
    },
  }
}
