import type { QueueWorker } from '../jobs/queue-worker.ts'
import { logger } from '../log.ts'
import type { Services } from '../services.ts'
import { sweepOld } from './sweep-old.ts'

export const retentionWorkers = ({ db }: Services): QueueWorker[] => [
  {
    queue: 'retention.sweep',
    options: { policy: 'singleton', deleteAfterSeconds: 86_400 },
    handler: async () => logger.info({ rows: await sweepOld(db) }, 'what is no longer kept was deleted'),
    cron: '23 2 * * *',
  },
]
