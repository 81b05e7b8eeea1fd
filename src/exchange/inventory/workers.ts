import type { QueueWorker } from '../jobs/queue-worker.ts'
import type { Services } from '../services.ts'
import { readInventory } from './commands/read-inventory.ts'
import { syncQueue } from './commands/start-sync.ts'
import { syncLimit } from './sync-state.ts'

export function inventoryWorkers(services: Services): QueueWorker[] {
  return [
    {
      queue: syncQueue,
      // By then the user can start another one, so a lost job is worth one retry at most.
      options: { retryLimit: 1, expireInSeconds: syncLimit, deleteAfterSeconds: 86_400 },
      handler: (job) => readInventory(services, job),
      // The platform throttles frequent requests.
      batches: 2,
    },
  ]
}
