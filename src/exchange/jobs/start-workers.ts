import { randomUUID } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import { logger } from '../log.ts'
import type { Services } from '../services.ts'
import { allWorkers } from './all-workers.ts'
import { dueRounds } from './due-rounds.ts'
import { repeat } from './repeat.ts'

const pollSeconds = 1
const duePauseMs = 500

/** Makes the queues that commands write into. Needed by every process, whether it works them off or not. */
export async function prepareQueues(services: Services): Promise<void> {
  for (const { queue, options, cron } of allWorkers(services)) {
    await services.jobs.createQueue(queue, options)
    if (cron) await services.jobs.schedule(queue, cron)
  }
  // Looked up once, a queue is known to this process: a job that is put in inside a transaction must not need a second
  // connection, which the embedded database does not have.
  for (const { queue } of allWorkers(services)) await services.jobs.findJobs(queue, { id: randomUUID() })
}

/** Works off the queues and the deadlines, beside any number of other processes that do the same. */
export async function startWorkers(services: Services): Promise<{ stop(): Promise<void> }> {
  for (const worker of allWorkers(services)) {
    await services.jobs.work(worker.queue, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      for (const job of jobs) await worker.handler(job)
    })
  }
  const loops = dueRounds.map((round) => repeat(duePauseMs, async () => (await round(services)) > 0, logger))
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}

/** Problems of the queue itself are logged; it mends itself at its next round. */
export function logJobErrors(jobs: PgBoss): void {
  jobs.on('error', (error) => logger.warn({ error }, 'job queue'))
}
