import { sql } from 'drizzle-orm'
import { transact } from '../db/transact.ts'
import { onSchedule, type QueueWorker } from '../jobs/queue-worker.ts'
import { pruneMarketEvents } from '../market-events/prune-market-events.ts'
import type { Services } from '../services.ts'
import { recomputePopularity } from './commands/recompute-popularity.ts'
import { recomputeReferencePrices } from './commands/recompute-reference-prices.ts'
import { recordPriceDays } from './commands/record-price-days.ts'
import { refreshDiscounts } from './commands/refresh-discounts.ts'
import { goodsBatches } from './goods-batches.ts'

/** Some 50 ms of a small machine, for which readers of an embedded market may have to wait. */
const goodsAtOnce = 500

export function marketWorkers({ db, patiently, settings }: Services): QueueWorker[] {
  return [
    {
      queue: 'catalogue.prices',
      options: onSchedule,
      handler: async () => {
        await patiently(async (slow) => {
          await transact(slow, (tx) => recordPriceDays(tx, settings))
          for (const ids of await goodsBatches(slow, goodsAtOnce, 'all')) {
            await transact(slow, async (tx) => {
              await recomputeReferencePrices(tx, ids)
              // The demo's sales are made up; its prepared popularity is more plausible than what they would yield.
              if (!settings.isDemo) await recomputePopularity(tx, ids)
            })
          }
          await refreshDiscounts(slow)
        })
      },
      cron: '7 * * * *',
    },
    {
      // Apart from the prices: a failure of these must not keep old events for good.
      queue: 'market.prune_events',
      options: onSchedule,
      handler: () => pruneMarketEvents(db),
      cron: '27 * * * *',
    },
    {
      // The embedded engine has no autovacuum: without this, tables would bloat and query plans degrade.
      queue: 'catalogue.vacuum',
      options: onSchedule,
      handler: async () => {
        await patiently((slow) => slow.execute(sql`vacuum (analyze)`))
      },
      cron: '41 3 * * *',
    },
  ]
}
