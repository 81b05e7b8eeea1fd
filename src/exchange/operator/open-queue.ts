import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { OperatorContext } from './operator-command.ts'

/**
 * Opens the job queue and loads one queue into its cache: inside a transaction it must not query on another connection.
 */
export async function openQueue({ openJobs }: Pick<OperatorContext, 'openJobs'>, queue: string): Promise<PgBoss> {
  const jobs = await openJobs()
  await jobs.findJobs(queue, { id: randomUUID() })
  return jobs
}
