import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'

/** How many orders one payment was for, and how many of them are completed. */
export async function countBatch(tx: Transaction, batchId: bigint): Promise<{ size: number; completed: number }> {
  const [counts] = await counted(tx, { batchId })
  return counts!
}

const counted = statement<{ batchId: bigint }, { size: number; completed: number }>(
  ({ batchId }) => sql`
    select count(*)::integer as size, (count(*) filter (where state = 'completed'))::integer as completed
    from orders where batch_id = ${batchId}`,
)
