import type { logger } from '../log.ts'

/**
 * Runs `round` again and again: at once while it finds work, else after a pause. A round that throws is logged and does
 * not end the loop. `stop` waits for the round under way.
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
      if (!foundWork) await pause()
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        stopped.signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, pauseMs)
      stopped.signal.addEventListener('abort', wake)
    })
  }

  return {
    stop: () => {
      stopped.abort()
      return finished
    },
  }
}
