import { transact } from '../db/transact.ts'
import { mapConcurrently } from '../jobs/map-concurrently.ts'
import { boundedLogger } from '../bounded-log.ts'
import type { Services } from '../services.ts'
import { claimOrders, isUnpaid } from './claim-orders.ts'
import { advanceOrder } from './commands/advance-order.ts'

const batchSize = 50
/** Longer than a batch takes. */
const leaseSeconds = 15

/**
 * Runs one round over orders that were not paid in time. Makes no outside calls, so a platform that hangs keeps no
 * listing off the market. Any number of workers may run it.
 *
 * @returns the number of orders processed.
 */
export async function endUnpaidOrders({ db, settings }: Pick<Services, 'db' | 'settings'>): Promise<number> {
  const { ids, now } = await claimOrders(db, { which: isUnpaid, limit: batchSize, leaseSeconds })
  await mapConcurrently(ids, 1, async (orderId) => {
    try {
      await transact(db, async (tx) => {
        await advanceOrder(tx, settings, orderId, { delivery: { seen: 'nothing' }, asOf: now })
      })
    } catch (error) {
      boundedLogger.error({ orderId, error }, 'unpaid order could not be ended')
    }
  })
  return ids.length
}
