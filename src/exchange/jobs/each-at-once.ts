import PQueue from 'p-queue'
import { yieldQueue } from '#lib/yield-queue.ts'

/**
 * Works on all of these, so many at once. In between requests get their turn: the embedded engine runs its statements in
 * this very thread, and what waits for nothing else would never let go of it.
 */
export async function eachAtOnce<Item, Outcome>(
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
