import type { Queue } from 'pg-boss'

/** A queue and what does its jobs. `handler` gets one job; a throw means: again later, as the queue's options say. */
export interface QueueWorker {
  queue: string
  options: Omit<Queue, 'name'>
  handler(job: { id: string; data: unknown }): Promise<void>
  /** When the queue gets a job of its own, with empty data (cron, UTC). */
  cron?: string
  /** Jobs that are taken together and done side by side; 1 unless given. */
  batch?: number
  /** Batches under way at once, so that one slow job holds up only those taken with it; 1 unless given. */
  batches?: number
}
