import PQueue from 'p-queue'

export class QueueFull extends Error {}

/**
 * Processes pictures one at a time, since each takes a core for a while.
 *
 * @throws QueueFull if as many are waiting as may
 */
export function createPictureQueue(mostWaiting: number): <Result>(process: () => Promise<Result>) => Promise<Result> {
  const queue = new PQueue({ concurrency: 1 })
  return async (process) => {
    if (queue.size >= mostWaiting) throw new QueueFull()
    return queue.add(process)
  }
}
