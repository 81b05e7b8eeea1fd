import { setImmediate } from 'node:timers/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'

/**
 * Lets the rest of the program have its turn between two statements that wait for the engine, inside a transaction as well.
 * It runs in this thread and takes up the next one before anything else, so a few hundred searches at once would hold up
 * everybody until the last.
 */
export function takeTurns(client: PGlite): void {
  client.query = inTurns(client).query
  const begin = client.transaction.bind(client)
  client.transaction = (work) =>
    begin(async (transaction) => {
      const { query, idle } = inTurns(transaction)
      try {
        return await work(Object.assign(transaction, { query }))
      } finally {
        // What is still on its way belongs to the transaction as well.
        await idle()
      }
    })
}

function inTurns(asking: Pick<PGlite, 'query'> | Transaction): {
  query: PGlite['query']
  idle: () => Promise<unknown>
} {
  const ask: PGlite['query'] = asking.query.bind(asking)
  let lastTurn: Promise<unknown> = Promise.resolve()
  const query = <Row>(...statement: Parameters<PGlite['query']>) => {
    const answer = lastTurn.then(() => ask<Row>(...statement))
    lastTurn = answer.catch(() => {}).then(() => setImmediate())
    return answer
  }
  return { query, idle: () => lastTurn }
}
