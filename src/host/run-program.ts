import { ConfigError } from '#config/read-config.ts'
import type { Started } from './start-server.ts'

/** Whatever holds it up, the program ends within this time of being told to. */
const stoppingMs = 10_000

/** Runs a program of this project until it is told to stop: starts it, tells of a failure as its reader needs it, and ends it in
 * order. */
export function runProgram(start: () => Promise<Started>): void {
  // Whatever this program writes holds people's affairs: its owner alone may read it.
  process.umask(0o077)
  start().then(stopWhenTold, fail)
}

function stopWhenTold(started: Started): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Told twice: whoever asks does not want to wait.
      if (isStopping) process.exit(1)
      isStopping = true
      setTimeout(() => fail(new Error(`the market did not stop within ${stoppingMs / 1000} s`)), stoppingMs)
      void started.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
    })
  }
}

/** What is wrong with the surroundings is told in its message; only defects deserve their stack. */
function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || (error instanceof Error && 'exitCode' in error)
  console.error(isExpected ? (error as Error).message : error)
  process.exit(isExpected ? Number((error as { exitCode?: number }).exitCode ?? 1) : 1)
}
