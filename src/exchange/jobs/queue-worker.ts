import type { Queue } from 'pg-boss'

/** A queue and its worker. `handler` gets one job; if it throws, the job is retried by the queue's options. */
export interface QueueWorker {
  queue: string
  options: Omit<Queue, 'name'>
  handler(job: { id: string; data: unknown }): Promise<void>
  /** Schedule on which the queue gets a job with empty data (cron, UTC). */
  cron?: string
  /** Jobs fetched together and processed concurrently; 1 by default. */
  batch?: number
  /** Concurrent batches, so that a slow job delays only those in its batch; 1 by default. */
  batches?: number
}

/**
 * Options of a job that runs on a schedule, alone and for as long as it needs: by default one that takes more than a
 * quarter of an hour is started again beside itself. Without a sign of life from its process, it ends much sooner.
 */
export const onSchedule = {
  policy: 'singleton',
  expireInSeconds: 6 * 3_600,
  heartbeatSeconds: 300,
  deleteAfterSeconds: 86_400,
} as const satisfies QueueWorker['options']
