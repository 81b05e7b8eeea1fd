import { ConfigError } from '#config/read-config.ts'
import type { Started } from './start-server.ts'

/** Once told to stop, the program ends within this many ms, whatever holds it up. */
const stoppingMs = 10_000

/** Runs a program until it is told to stop: starts it, reports failures in readable form, and shuts it down cleanly. */
export function runProgram(start: () => Promise<Started>): void {
  // Files that this program writes contain personal data: only the owner may read them.
  process.umask(0o077)
  start().then(stopWhenTold, fail)
}

function stopWhenTold(started: Started): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal means: stop immediately.
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

/** Environment problems are reported by message only; a stack trace is for bugs. */
function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || (error instanceof Error && 'exitCode' in error)
  console.error(isExpected ? (error as Error).message : error)
  process.exit(isExpected ? Number((error as { exitCode?: number }).exitCode ?? 1) : 1)
}
