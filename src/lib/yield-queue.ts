import { setImmediate } from 'node:timers/promises'

/**
 * Yields to the event loop, one caller at a time: however many tasks run concurrently, requests are served between any
 * two of their steps.
 */
export function yieldQueue(): () => Promise<void> {
  let lastTurn: Promise<void> = Promise.resolve()
  return () => (lastTurn = lastTurn.then(() => setImmediate()))
}
