import { useState } from 'react'
import type { CallInput } from '#contract/call.ts'
import type { create } from '#contract/listing-jobs.ts'
import { createJobMutation } from '#features/listing-jobs/mutations.ts'
import { jobKeys } from '#features/listing-jobs/running-jobs.ts'
import { watchJob } from '#features/listing-jobs/watched-jobs.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'

type Action = CallInput<typeof create>['items'][number]

/**
 * Applies a price list. It may both list and reprice, and a job does one of these: there is a job for each kind. If one
 * is refused, the next press starts only what has not been started.
 */
export function usePriceListJobs(actions: readonly Action[]) {
  const [started, setStarted] = useState<ReadonlyMap<Action['action'], string>>(new Map())
  const create = useIdempotentMutation(createJobMutation(), {
    refresh: [sellingKeys.lists(), jobKeys.newest()],
    onDone: ({ job_id, kind }) => {
      watchJob({ jobId: job_id })
      setStarted((others) => new Map(others).set(kind, job_id))
    },
    onLeft: ({ job_id }) => watchJob({ jobId: job_id }),
  })
  const left = [...Map.groupBy(actions, ({ action }) => action)].filter(([kind]) => !started.has(kind))
  const start = async () => {
    for (const [, items] of left) {
      const sent = await create.send({ items })
      if (sent.end !== 'done') return
    }
  }
  return {
    start: () => void start(),
    isBusy: create.isBusy,
    areStarted: started.size > 0 && left.length === 0,
    ids: [...started.values()],
  }
}
