import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, type PgBoss } from 'pg-boss'
import type { Transaction } from '../db/connection.ts'

/** Puts a job into a queue inside a transaction: it exists when, and only when, the transaction commits. */
export async function enqueue(tx: Transaction, jobs: PgBoss, queue: string, data: object): Promise<void> {
  await jobs.send(queue, data, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
}
