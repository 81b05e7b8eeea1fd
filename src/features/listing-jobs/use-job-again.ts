import { useQuery } from '@tanstack/react-query'
import { toast } from '#design/ui/status/toast-store.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useChecked } from '#features/preparation/use-checked.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { actionsAgain, isStopped } from './model.ts'
import { createJobMutation } from './mutations.ts'
import { jobItemsQuery, type ListingJob } from './queries.ts'
import { jobKeys } from './running-jobs.ts'
import { dropJobs, watchJob } from './watched-jobs.ts'

/**
 * What an ended job has left undone, and how to start that as another job, which takes its place and keeps its rule.
 * What is not tried again is told.
 * S2.42 All but taking down is a sale, which its seller's check has to allow.
 */
export function useJobAgain(job: ListingJob) {
  const failed = useQuery({ ...jobItemsQuery(job.job_id, 'failed'), enabled: job.failed > 0 })
  const left = useQuery({ ...jobItemsQuery(job.job_id, 'skipped'), enabled: isStopped(job) })
  const isKnown = !failed.isLoading && !left.isLoading
  const undone = isKnown ? [...(left.data ?? []), ...(failed.data ?? [])] : []
  const actions = actionsAgain(job.kind, undone)
  const leftOut = undone.length - actions.length
  const take = (next: { job_id: string }) => {
    watchJob(next)
    dropJobs([job.job_id])
    if (leftOut > 0) toast({ text: m.listing_jobs_left_out({ count: leftOut }), tone: 'warning', duration: 10_000 })
  }
  const again = useIdempotentMutation(createJobMutation(), {
    refresh: [jobKeys.newest(), sellingKeys.lists()],
    onDone: take,
    // The tray is closed, and shows the new job all the same.
    onLeft: take,
  })
  const { attempt, isChecking } = useChecked('sale')
  const send = () => again.send({ items: actions, ...(job.rule && { rule_id: job.rule.rule_id }) })
  return {
    count: actions.length,
    /** How many can only be looked at anew: see `actionsAgain`. */
    leftOut,
    isBusy: isChecking || again.isBusy,
    start: async () => void (await (job.kind === 'take_down' ? send() : attempt(send))),
  }
}
