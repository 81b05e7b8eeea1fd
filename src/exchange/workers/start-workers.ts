import { randomUUID } from 'node:crypto'
import type { JobResult, PgBoss } from 'pg-boss'
import { boundedLogger } from '../bounded-log.ts'
import { guardPlatform } from '../orders/guard-platform.ts'
import type { Services } from '../services.ts'
import { allWorkers } from './all-workers.ts'
import { dueRounds } from './due-rounds.ts'
import { keepDeadlines } from './keep-deadlines.ts'
import type { QueueWorker } from '../jobs/queue-worker.ts'

/** Polling intervals of queues whose jobs people wait for, and of scheduled ones. Seconds. */
const [pollSeconds, clockedPollSeconds] = [1, 15]

/** Creates the queues that commands write to. Every process needs them, whether or not it runs workers. */
export async function prepareQueues(services: Services): Promise<void> {
  for (const { queue, options, cron } of allWorkers(services)) {
    await services.jobs.createQueue(queue, options)
    // Otherwise a queue that an earlier release has created would keep its options. Those that are left out stay as they
    // were, and its policy can't change.
    const { policy: _, ...changeable } = options
    await services.jobs.updateQueue(queue, changeable)
    if (cron) await services.jobs.schedule(queue, cron)
  }
  // Looking up a queue once caches it in this process: enqueueing inside a transaction must not need a second
  // connection, which the embedded database does not have.
  for (const { queue } of allWorkers(services)) await services.jobs.findJobs(queue, { id: randomUUID() })
}

/**
 * Starts the workers of the queues and deadlines; any number of processes may run them. Each queue has its own workers,
 * so that no queue waits for another's jobs.
 */
export async function startWorkers(
  services: Services,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<{ stop(): Promise<void> }> {
  for (const worker of allWorkers(services)) await workOff(services.jobs, worker)
  const guard = guardPlatform(services.platform)
  const watching = { ...services, platform: guard.platform }
  const deadlines = keepDeadlines({
    db: services.db,
    rounds: dueRounds,
    run: (round) => round.run(round.asksPlatform ? watching : services),
    isPaused: (round) => round.asksPlatform && guard.isBroken(),
    isEmbedded,
    log: boundedLogger,
  })
  return {
    stop: async () => {
      guard.close()
      await deadlines.stop()
    },
  }
}

/**
 * Takes jobs in batches and runs those of a batch concurrently. A failed job is retried on its own, according to its
 * queue's options; while batches are full, the next one follows at once.
 */
async function workOff(jobs: PgBoss, { queue, handler, cron, batch = 1, batches = 1 }: QueueWorker): Promise<void> {
  const options = {
    perJobResults: true,
    pollingIntervalSeconds: cron ? clockedPollSeconds : pollSeconds,
    batchSize: batch,
    localConcurrency: batches,
    burstWhenBatchFull: batch > 1,
  } as const
  await jobs.work(queue, options, (taken) =>
    Promise.all(
      taken.map(async (job): Promise<JobResult> => {
        try {
          await handler(job)
          return { id: job.id, status: 'completed' }
        } catch (error) {
          boundedLogger.warn({ queue, job: job.id, error }, 'a job failed')
          return { id: job.id, status: 'failed', output: error as object }
        }
      }),
    ),
  )
}

/** Logs errors of the queue itself, which recovers in its next round. */
export function logJobErrors(jobs: PgBoss): void {
  jobs.on('error', (error) => boundedLogger.warn({ error }, 'job queue'))
}
