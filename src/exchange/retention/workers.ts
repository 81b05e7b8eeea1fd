import { onSchedule, type QueueWorker } from '../jobs/queue-worker.ts'
import { logger } from '../log.ts'
import type { Services } from '../services.ts'
import { sweepOld } from './sweep-old.ts'

export const retentionWorkers = ({ db }: Services): QueueWorker[] => [
  {
    queue: 'retention.sweep',
    options: onSchedule,
    handler: async () => logger.info({ rows: await sweepOld(db) }, 'what is no longer kept was deleted'),
    cron: '23 2 * * *',
  },
]
