import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/**
 * Lets the rest of the program have its turn between two statements that wait for the engine. It runs in this thread and
 * takes up the next one before anything else, so a few hundred searches at once would hold up everybody until the last.
 */
export function takeTurns(client: PGlite): void {
  const ask = client.query.bind(client)
  let lastTurn: Promise<unknown> = Promise.resolve()
  client.query = ((...statement: Parameters<typeof ask>) => {
    const answer = lastTurn.then(() => ask(...statement))
    lastTurn = answer.catch(() => {}).then(() => setImmediate())
    return answer
  }) as typeof client.query
}
