import { maxJobItems } from '#contract/words.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { chunksOf } from '#lib/chunks-of.ts'
import type { JobAction } from './model.ts'
import { createJobMutation } from './mutations.ts'
import { jobKeys } from './running-jobs.ts'
import { watchJob } from './watched-jobs.ts'

/** Starts jobs that change any number of listings, all in the same way: one job for each thousand. */
export function useStartJobs() {
  const { send, isBusy } = useIdempotentMutation(createJobMutation(), {
    refresh: [jobKeys.newest(), sellingKeys.lists()],
    onDone: watchJob,
    onLeft: watchJob,
  })
  return {
    isBusy,
    /** Returns the actions that jobs have taken over: all, or those before a job that could not be started. */
    start: async <Action extends JobAction>(actions: readonly Action[]): Promise<Action[]> => {
      const started: Action[] = []
      for (const items of chunksOf(actions, maxJobItems)) {
        if ((await send({ items })).end !== 'done') break
        started.push(...items)
      }
      return started
    },
  }
}
