import type { Queue } from 'pg-boss'
import type { Services } from '../services.ts'
import { sendSms, smsQueue } from './workers/send-sms.ts'
import { sweepAccounts, sweepQueue } from './workers/sweep-accounts.ts'

/** A queue and what does its jobs. `handler` gets one job; a throw means: again later, as the queue's options say. */
export interface QueueWorker {
  queue: string
  options: Omit<Queue, 'name'>
  handler(job: { id: string; data: unknown }): Promise<void>
  /** When the queue gets a job of its own, with empty data (cron, UTC). */
  cron?: string
}

export function accountWorkers(services: Services): QueueWorker[] {
  return [
    {
      queue: smsQueue,
      // A code is of no use after its five minutes; nothing of it is kept longer than a day.
      options: { retryLimit: 5, retryDelay: 2, retryBackoff: true, retentionSeconds: 300, deleteAfterSeconds: 86_400 },
      handler: (job) => sendSms(services, job),
    },
    {
      queue: sweepQueue,
      options: { policy: 'singleton', deleteAfterSeconds: 86_400 },
      handler: () => sweepAccounts(services.db),
      cron: '17 * * * *',
    },
  ]
}
