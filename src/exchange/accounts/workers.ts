import { onSchedule, type QueueWorker } from '../jobs/queue-worker.ts'
import type { Services } from '../services.ts'
import { sendSms, smsQueue } from './workers/send-sms.ts'
import { sweepAccounts, sweepQueue } from './workers/sweep-accounts.ts'

export function accountWorkers(services: Services): QueueWorker[] {
  return [
    {
      queue: smsQueue,
      // For codes, which are useless after five minutes; notices have retries of their own. What was sent is kept for
      // a day.
      options: { retryLimit: 5, retryDelay: 2, retryBackoff: true, retentionSeconds: 300, deleteAfterSeconds: 86_400 },
      handler: (job) => sendSms(services, job),
      batch: 10,
      batches: 2,
    },
    {
      queue: sweepQueue,
      options: onSchedule,
      handler: () => sweepAccounts(services.db),
      cron: '17 * * * *',
    },
  ]
}
