import { setImmediate } from 'node:timers/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'

/**
 * Yields to the event loop between statements queued for the engine, inside transactions as well. The engine runs in
 * this thread and would take up the next statement before anything else, so a few hundred concurrent searches would
 * block everybody until the last.
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
        // Statements still queued belong to the transaction as well.
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
