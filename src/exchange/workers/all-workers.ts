import { accountWorkers } from '../accounts/workers.ts'
import { marketWorkers } from '../market/workers.ts'
import { inventoryWorkers } from '../inventory/workers.ts'
import { orderWorkers } from '../orders/notify-sellers.ts'
import { pictureWorkers } from '../pictures/workers.ts'
import { bookWorkers } from '../reconcile/daily-check.ts'
import { retentionWorkers } from '../retention/workers.ts'
import { platformAccountWorkers } from '../platform-accounts/workers.ts'
import type { Services } from '../services.ts'
import { walletWorkers } from '../wallet/workers.ts'
import type { QueueWorker } from '../jobs/queue-worker.ts'

/** Every queue with its worker. */
export const allWorkers = (services: Services): QueueWorker[] => [
  ...accountWorkers(services),
  ...platformAccountWorkers(services),
  ...marketWorkers(services),
  ...pictureWorkers(services),
  ...inventoryWorkers(services),
  ...orderWorkers(services),
  ...walletWorkers(services),
  ...bookWorkers(services),
  ...retentionWorkers(services),
]
