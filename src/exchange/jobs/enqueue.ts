import type { PgBoss } from 'pg-boss'
import type { Transaction } from '../db/connection.ts'
import { runText } from '../db/statement.ts'

/**
 * Enqueues a job inside a transaction: it exists if and only if the transaction commits. Higher priorities go first.
 */
export async function enqueue(
  tx: Transaction,
  jobs: PgBoss,
  queue: string,
  data: object,
  { priority = 0 }: { priority?: number } = {},
): Promise<void> {
  await jobs.send(queue, data, {
    priority,
    db: { executeSql: async (text, values = []) => ({ rows: await runText(tx, text, values) }) },
  })
}
