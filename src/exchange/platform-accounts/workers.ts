import { onSchedule, type QueueWorker } from '../jobs/queue-worker.ts'
import type { Services } from '../services.ts'
import { checkTradeStandings, standingsQueue } from './check-trade-standings.ts'

export const platformAccountWorkers = (services: Services): QueueWorker[] => [
  {
    queue: standingsQueue,
    // What can't be asked now is asked in the next half hour.
    options: { ...onSchedule, retryLimit: 0 },
    handler: () => checkTradeStandings(services),
    cron: '*/30 * * * *',
  },
]
