import { onSchedule, type QueueWorker } from '../jobs/queue-worker.ts'
import type { Services } from '../services.ts'
import { sweepUploads } from './uploads.ts'

export const pictureWorkers = (services: Services): QueueWorker[] => [
  {
    queue: 'sweep-uploads',
    options: onSchedule,
    handler: async () => {
      await sweepUploads(services)
    },
    cron: '41 * * * *',
  },
]
