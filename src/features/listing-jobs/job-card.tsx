import { Button } from '#design/ui/action/button.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { jobTray } from '#styled-system/recipes/job-tray.js'
import { JobItems } from './job-items.tsx'
import { JobProgress } from './job-progress.tsx'
import { isStopped, jobName, jobsEnd } from './model.ts'
import { stopJobMutation } from './mutations.ts'
import type { ListingJob } from './queries.ts'
import { jobKeys } from './running-jobs.ts'
import { useJobAgain } from './use-job-again.ts'
import { dropJobs } from './watched-jobs.ts'

/** One job: its progress and a stop button; what became of each item; once it has ended, a retry button. A stopped job can
 * be resumed. */
export function JobCard({ job }: { job: ListingJob }) {
  const { job_id, state, total, waiting, done, unchanged, failed, rule } = job
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
      {rule && done > 0 && <p className={styles.counts}>{ruledText(rule)}</p>}
      <JobItems job={job} />
      {!isRunning && <EndedJob job={job} />}
    </article>
  )
}

const ruledText = ({ name, is_paused }: NonNullable<ListingJob['rule']>) =>
  is_paused ? m.listing_jobs_ruled_paused({ name }) : m.listing_jobs_ruled({ name })

function EndedJob({ job }: { job: ListingJob }) {
  const { count, leftOut, isBusy, start } = useJobAgain(job)
  return (
    <>
      {leftOut > 0 && <p className={jobTray().counts}>{m.listing_jobs_left_out({ count: leftOut })}</p>}
      <div className={jobTray().acts}>
        <Button size="sm" onClick={() => dropJobs([job.job_id])}>
          {m.listing_jobs_dismiss()}
        </Button>
        {count > 0 && (
          <MoneyButton size="sm" look="primary" isLoading={isBusy} onClick={() => void start()}>
            {(isStopped(job) ? m.listing_jobs_rest : m.listing_jobs_again)({ count: formatNumber(count) })}
          </MoneyButton>
        )}
      </div>
    </>
  )
}
