import { setImmediate } from 'node:timers/promises'

/**
 * A queue of turns of the event loop, one for each who waits in it: whatever many do side by side, each part of it in one
 * go, visitors are answered between any two parts.
 */
export function ownTurns(): () => Promise<void> {
  let lastTurn: Promise<void> = Promise.resolve()
  return () => (lastTurn = lastTurn.then(() => setImmediate()))
}
