import { expect, test } from 'vitest'
import { allWorkers } from '#exchange/workers/all-workers.ts'
import { prepareQueues } from '#exchange/workers/start-workers.ts'
import { openTestExchange } from '../../setup/exchange.ts'

test.each(['pglite', 'postgres'] as const)(
  'queues of an earlier release get their new options, on %s',
  async (engine) => {
    const { services, close } = await openTestExchange({ engine })
    const { jobs } = services
    const expiryOf = async (queue: string) => (await jobs.getQueue(queue))!.expireInSeconds
    await jobs.updateQueue('books.reconcile', { expireInSeconds: 900 })
    expect(await expiryOf('books.reconcile')).toBe(900)
    await prepareQueues(services)
    expect(await expiryOf('books.reconcile')).toBe(6 * 3_600)
    for (const { queue, cron } of allWorkers(services)) if (cron) expect(await expiryOf(queue), queue).toBe(6 * 3_600)
    await close()
  },
)
