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
import { dropJobs, isRuleDue, type WatchedJob, watchJob } from './watched-jobs.ts'

/** The user's jobs, and the rules that are still to be attached to what they listed. */
export default function JobPanel({ watched }: { watched: readonly WatchedJob[] }) {
  const { data } = useQuery(jobsQuery())
  const { shown, unknown, gone } = shownJobs(data ?? [], watched)
  const visible = shown.filter((job) => !kept(watched, job)?.isDismissed)
  // Not the tray's own state: a retry replaces the only job, and the tray is empty until the new one is read.
  const [isOpen, setOpen] = useState(false)
  useRefresh(data)
  useLeave(shown, watched)
  useEffect(() => {
    for (const { job_id } of unknown) watchJob({ jobId: job_id })
    if (gone.length > 0) dropJobs(gone)
  })
  return (
    <>
      {visible.length > 0 && (
        <Tray jobs={visible} watched={watched} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      )}
      {shown.map((job) => {
        const entry = kept(watched, job)
        const ruleId = entry && isRuleDue(entry) && job.state !== 'running' ? entry.ruleId : undefined
        return ruleId !== undefined && <KeepRule key={job.job_id} job={job} ruleId={ruleId} />
      })}
    </>
  )
}

interface TrayProps {
  jobs: readonly ListingJob[]
  watched: readonly WatchedJob[]
  isOpen: boolean
  onToggle: () => void
}

/** A line below the header that expands to the jobs' details. */
function Tray({ jobs, watched, isOpen, onToggle }: TrayProps) {
  const panelId = useId()
  const styles = jobTray()
  const running = jobs.filter(({ state }) => state === 'running')
  const failed = sumOf(jobs, 'failed')
  const waiting = sumOf(running, 'waiting')
  const summary = running.length > 0 ? m.listing_jobs_left({ count: waiting }) : jobsEnd(jobs)
  return (
    <section className={styles.root} aria-label={m.listing_jobs_tray()}>
      <button
        type="button"
        className={styles.pill}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-tone={failed > 0 ? 'negative' : undefined}
        onClick={onToggle}
      >
        <span className={styles.name}>
          {jobs.length === 1 ? jobName(jobs[0]!) : m.listing_jobs_count({ count: jobs.length })}
        </span>
        <span className={styles.count}>{summary}</span>
        <ChevronDownIcon size={16} />
      </button>
      <p className={srOnly()} role="status">
        {running.length > 0 ? '' : summary}
      </p>
      {running.length > 0 && <JobProgress total={sumOf(running, 'total')} waiting={waiting} />}
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && jobs.map((job) => <JobCard key={job.job_id} job={job} ruleId={kept(watched, job)?.ruleId} />)}
      </div>
    </section>
  )
}

const kept = (watched: readonly WatchedJob[], { job_id }: ListingJob) => watched.find(({ jobId }) => jobId === job_id)

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
