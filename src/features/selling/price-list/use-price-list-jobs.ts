import { useState } from 'react'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { createJobMutation } from '#features/listing-jobs/mutations.ts'
import { jobKeys } from '#features/listing-jobs/running-jobs.ts'
import { watchJob } from '#features/listing-jobs/watched-jobs.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useChecked } from '#features/preparation/use-checked.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { actionsFrom, leftToStart, type Action, type Started } from './left-to-start.ts'

/**
 * S2.42 Applies a price list, if its seller may sell. It may both list and reprice, and a job does one of these: there
 * is a job for each kind. If one is refused, the next press starts only what has not been started. `prepare` comes
 * first, and answers whether to go on.
 */
export function usePriceListJobs(checked: readonly Action[], prepare: () => Promise<boolean>) {
  const [started, setStarted] = useState<Started>({ ids: new Map(), pressed: [] })
  const create = useIdempotentMutation(createJobMutation(), {
    refresh: [sellingKeys.lists(), jobKeys.newest()],
    onDone: (job) => {
      watchJob(job)
      setStarted(({ ids, pressed }) => ({ ids: new Map(ids).set(job.kind, job.job_id), pressed }))
    },
    onLeft: watchJob,
  })
  const { attempt, isChecking } = useChecked('sale')
  const goneSignal = useGoneSignal()
  const left = leftToStart(checked, started)
  const start = async () => {
    if (!(await prepare()) || goneSignal().aborted) return
    setStarted(({ ids }) => ({ ids, pressed: actionsFrom(checked, started) }))
    for (const [, items] of left) {
      const sent = await create.send({ items })
      if (sent.end !== 'done') return
    }
  }
  return {
    start: () => attempt(start),
    isBusy: isChecking || create.isBusy,
    areStarted: started.ids.size > 0 && left.length === 0,
    ids: [...started.ids.values()],
  }
}
