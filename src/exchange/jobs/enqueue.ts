import type { PgBoss, SendOptions } from 'pg-boss'
import type { Transaction } from '../db/connection.ts'
import { runText } from '../db/statement.ts'

/**
 * Enqueues a job inside a transaction: it exists if and only if the transaction commits. Higher priorities go first; the
 * other options take the place of its queue's.
 */
export async function enqueue(
  tx: Transaction,
  jobs: PgBoss,
  queue: string,
  data: object,
  options: Omit<SendOptions, 'db'> = {},
): Promise<void> {
  await jobs.send(queue, data, {
    ...options,
    db: { executeSql: async (text, values = []) => ({ rows: await runText(tx, text, values) }) },
  })
}
