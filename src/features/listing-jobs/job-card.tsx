import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { jobTray } from '#styled-system/recipes/job-tray.js'
import { JobItems } from './job-items.tsx'
import { JobProgress } from './job-progress.tsx'
import { actionsAgain, isStopped, jobName, jobsEnd } from './model.ts'
import { createJobMutation, stopJobMutation } from './mutations.ts'
import { jobItemsQuery, type ListingJob } from './queries.ts'
import { jobKeys } from './running-jobs.ts'
import { dismissJob, watchJob } from './watched-jobs.ts'

interface JobCardProps {
  job: ListingJob
  /** The rule to attach to what the job lists. */
  ruleId: string | undefined
}

/** One job: its progress and a stop button; what became of each item; once it has ended, a retry button. A stopped job can
 * be resumed. */
export function JobCard({ job, ruleId }: JobCardProps) {
  const { job_id, state, total, waiting, done, unchanged, failed } = job
  const stop = useIdempotentMutation(stopJobMutation(job_id), { refresh: [jobKeys.newest(), sellingKeys.lists()] })
  const styles = jobTray()
  const isRunning = state === 'running'
  return (
    <article className={styles.card} aria-label={jobName(job)}>
      <h3 className={styles.title}>{jobName(job)}</h3>
      <p className={styles.counts} role="status">
        {isRunning
          ? m.listing_jobs_progress({
              done: formatNumber(done + unchanged),
              failed: formatNumber(failed),
              left: formatNumber(waiting),
            })
          : jobsEnd([job])}
      </p>
      {isRunning && (
        <>
          <JobProgress total={total} waiting={waiting} />
          <Button size="sm" isLoading={stop.isBusy} onClick={() => void stop.send({ job_id })}>
            {m.listing_jobs_stop()}
          </Button>
        </>
      )}
      <JobItems job={job} />
      {!isRunning && <EndedJob job={job} ruleId={ruleId} />}
    </article>
  )
}

function EndedJob({ job, ruleId }: JobCardProps) {
  const wasStopped = isStopped(job)
  const failed = useQuery({ ...jobItemsQuery(job.job_id, 'failed'), enabled: job.failed > 0 })
  const left = useQuery({ ...jobItemsQuery(job.job_id, 'skipped'), enabled: wasStopped })
  const isKnown = !failed.isLoading && !left.isLoading
  const again = isKnown ? actionsAgain(job.kind, [...(left.data ?? []), ...(failed.data ?? [])]) : []
  const retry = useIdempotentMutation(createJobMutation(), {
    refresh: [jobKeys.newest(), sellingKeys.lists()],
    onDone: ({ job_id }) => {
      watchJob({ jobId: job_id, ruleId })
      dismissJob(job.job_id)
    },
  })
  return (
    <div className={jobTray().acts}>
      <Button size="sm" onClick={() => dismissJob(job.job_id)}>
        {m.listing_jobs_dismiss()}
      </Button>
      {again.length > 0 && (
        <MoneyButton
          size="sm"
          look="primary"
          isLoading={retry.isBusy}
          onClick={() => void retry.send({ items: again })}
        >
          {(wasStopped ? m.listing_jobs_rest : m.listing_jobs_again)({ count: formatNumber(again.length) })}
        </MoneyButton>
      )}
    </div>
  )
}
