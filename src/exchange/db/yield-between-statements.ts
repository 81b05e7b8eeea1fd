import { setImmediate } from 'node:timers/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'

/**
 * Yields to the event loop between statements queued for the engine, inside transactions as well. The engine runs in
 * this thread and would take up the next statement before anything else, so a few hundred concurrent searches would
 * block everybody until the last.
 */
export function yieldBetweenStatements(client: PGlite): void {
  client.query = yielding(client).query
  const begin = client.transaction.bind(client)
  client.transaction = (work) =>
    begin(async (transaction) => {
      const { query, idle } = yielding(transaction)
      try {
        return await work(Object.assign(transaction, { query }))
      } finally {
        // Statements still queued belong to the transaction as well.
        await idle()
      }
    })
}

function yielding(asking: Pick<PGlite, 'query'> | Transaction): {
  query: PGlite['query']
  idle: () => Promise<unknown>
} {
  const ask: PGlite['query'] = asking.query.bind(asking)
  let lastYield: Promise<unknown> = Promise.resolve()
  const query = <Row>(...statement: Parameters<PGlite['query']>) => {
    const answer = lastYield.then(() => ask<Row>(...statement))
    lastYield = answer.catch(() => {}).then(() => setImmediate())
    return answer
  }
  return { query, idle: () => lastYield }
}
