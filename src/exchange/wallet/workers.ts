import type { QueueWorker } from '../jobs/queue-worker.ts'
import type { Services } from '../services.ts'
import { payoutQueue, runPayoutJob } from './withdrawals/payout.ts'

export function walletWorkers(services: Services): QueueWorker[] {
  return [
    {
      queue: payoutQueue,
      // A failed job loses nothing: the withdrawal's own deadline brings it back.
      options: { retryLimit: 3, retryDelay: 10, retryBackoff: true, deleteAfterSeconds: 86_400 },
      handler: (job) => runPayoutJob(services, job),
      batch: 5,
    },
  ]
}
