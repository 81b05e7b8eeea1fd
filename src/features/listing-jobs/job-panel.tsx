import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ChevronDownIcon } from '#design/ui/icon/icons.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { jobTray } from '#styled-system/recipes/job-tray.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { JobCard } from './job-card.tsx'
import { JobProgress } from './job-progress.tsx'
import { KeepRule } from './keep-rule.tsx'
import { doneWith, hasEndedSince, jobName, jobsEnd, shownJobs, sumOf } from './model.ts'
import { jobsQuery, type ListingJob } from './queries.ts'
import { dropJobs, type WatchedJob, watchJob } from './watched-jobs.ts'

/** The user's jobs: a line below the header that expands to their details. */
export default function JobPanel({ watched }: { watched: readonly WatchedJob[] }) {
  const { data } = useQuery(jobsQuery())
  const { shown, unknown, gone } = shownJobs(data ?? [], watched)
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const styles = jobTray()
  useRefresh(data)
  useLeave(shown, watched)
  useEffect(() => {
    for (const { job_id } of unknown) watchJob({ jobId: job_id })
    if (gone.length > 0) dropJobs(gone)
  })
  const [first] = shown
  if (!first) return null
  const running = shown.filter(({ state }) => state === 'running')
  const failed = sumOf(shown, 'failed')
  const waiting = sumOf(running, 'waiting')
  const summary = running.length > 0 ? m.listing_jobs_left({ count: waiting }) : jobsEnd(shown)
  return (
    <section className={styles.root} aria-label={m.listing_jobs_tray()}>
      <button
        type="button"
        className={styles.pill}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-tone={failed > 0 ? 'negative' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>
          {shown.length === 1 ? jobName(first) : m.listing_jobs_count({ count: shown.length })}
        </span>
        <span className={styles.count}>{summary}</span>
        <ChevronDownIcon size={16} />
      </button>
      <p className={srOnly()} role="status">
        {running.length > 0 ? '' : summary}
      </p>
      {running.length > 0 && <JobProgress total={sumOf(running, 'total')} waiting={waiting} />}
      {shown.map((job) => {
        const { ruleId, isRuled } = kept(watched, job)
        const isDue = !isRuled && job.state !== 'running'
        return ruleId !== undefined && isDue && <KeepRule key={job.job_id} job={job} ruleId={ruleId} />
      })}
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && shown.map((job) => <JobCard key={job.job_id} job={job} ruleId={kept(watched, job).ruleId} />)}
      </div>
    </section>
  )
}

const kept = (watched: readonly WatchedJob[], { job_id }: ListingJob): Partial<WatchedJob> =>
  watched.find(({ jobId }) => jobId === job_id) ?? {}

/** Refetches the lists once a running job has ended. */
function useRefresh(jobs: readonly ListingJob[] | undefined) {
  const client = useQueryClient()
  const last = useRef(jobs)
  useEffect(() => {
    if (last.current && jobs && hasEndedSince(last.current, jobs)) {
      void client.invalidateQueries({ queryKey: sellingKeys.lists() })
    }
    last.current = jobs
  }, [client, jobs])
}

/** Drops fully successful jobs when the user navigates: the tray overlays the page's content. */
function useLeave(shown: readonly ListingJob[], watched: readonly WatchedJob[]) {
  const { path } = usePlace()
  const last = useRef(path)
  const leave = useEffectEvent(() => dropJobs(doneWith(shown, watched)))
  useEffect(() => {
    if (last.current !== path) leave()
    last.current = path
  }, [path])
}
