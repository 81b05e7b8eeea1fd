import PQueue from 'p-queue'
import { yieldQueue } from '#lib/yield-queue.ts'

/**
 * Processes items with limited concurrency, yielding to requests in between: the embedded engine runs in this very
 * thread, so work that waits for nothing else would starve everything.
 */
export async function mapConcurrently<Item, Outcome>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const ownTurn = yieldQueue()
  const queue = new PQueue({ concurrency: atOnce })
  return queue.addAll(
    items.map((item) => async () => {
      await ownTurn()
      return work(item)
    }),
  )
}
