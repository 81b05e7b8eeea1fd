import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEventHandler } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { useKeptFocus } from '#design/ui/dialog/use-kept-focus.ts'
import { CheckIcon, ListIcon } from '#design/ui/icon/icons.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { Tooltip } from '#design/ui/status/tooltip.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { contentId } from '#features/navigation/skip-link.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import { ruleKeys } from '#features/price-rules/queries.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { button, type ButtonVariants } from '#styled-system/recipes/button.js'
import { jobTray } from '#styled-system/recipes/job-tray.js'
import { srOnly } from '#styled-system/recipes/sr-only.js'
import { JobCard } from './job-card.tsx'
import { JobProgress } from './job-progress.tsx'
import { doneWith, endedSince, isStopped, jobName, jobsEnd, shownJobs, sumOf } from './model.ts'
import { jobsQuery, type ListingJob } from './queries.ts'
import { dropJobs, watchJob } from './watched-jobs.ts'

interface JobPanelProps extends Pick<ButtonVariants, 'size'> {
  /** ids of the jobs that the tray shows */
  watched: readonly string[]
}

/** The user's jobs. */
export default function JobPanel({ watched, size }: JobPanelProps) {
  const { data } = useQuery(jobsQuery())
  const { shown, unknown, gone } = shownJobs(data ?? [], watched)
  // Not the tray's own state: a retry replaces the only job, and the tray is empty until the new one is read.
  const [isOpen, setOpen] = useState(false)
  const lineId = useId()
  // Whatever takes the last job off, such as its own button, leaves nothing to focus in here.
  const { onFocus } = useKeptFocus(shown.length > 0 ? lineId : contentId)
  useEnded(data, (jobs) => {
    for (const job of jobs) if (watched.includes(job.job_id) && !isOpen) tellEnd(job)
  })
  useLeave(shown)
  useEffect(() => {
    unknown.forEach(watchJob)
    if (gone.length > 0) dropJobs(gone)
  })
  if (shown.length === 0) return null
  return (
    <Tray
      jobs={shown}
      size={size}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      lineId={lineId}
      onFocus={onFocus}
    />
  )
}

interface TrayProps extends Pick<ButtonVariants, 'size'> {
  jobs: readonly ListingJob[]
  isOpen: boolean
  onToggle: () => void
  lineId: string
  onFocus: FocusEventHandler
}

/** A button in the header that opens the jobs' details. Its mark counts what is left, has failed or was stopped. */
function Tray({ jobs, size, isOpen, onToggle, lineId, onFocus }: TrayProps) {
  const panelId = useId()
  const styles = jobTray()
  const running = jobs.filter(({ state }) => state === 'running')
  const failed = sumOf(jobs, 'failed')
  const waiting = sumOf(running, 'waiting')
  const summary = running.length > 0 ? m.listing_jobs_left({ count: formatNumber(waiting) }) : jobsEnd(jobs)
  const name = jobs.length === 1 ? jobName(jobs[0]!) : m.listing_jobs_count({ count: jobs.length })
  const label = m.listing_jobs_line({ name, summary })
  const marked = running.length > 0 ? waiting : failed || sumOf(jobs, 'skipped')
  const ended = jobs.filter(({ state }) => state !== 'running')
  return (
    <section aria-label={m.listing_jobs_tray()} onFocus={onFocus}>
      <div className={styles.line}>
        <Tooltip text={label} isName align="end">
          <button
            id={lineId}
            type="button"
            className={button({ look: 'ghost', size, isSquare: true })}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={onToggle}
          >
            <span className={srOnly()}>{label}</span>
            <ListIcon />
            <span className={styles.mark} data-tone={failed > 0 ? 'negative' : undefined} aria-hidden="true">
              {marked > 99 ? '99+' : marked > 0 ? marked : <CheckIcon size={12} />}
            </span>
          </button>
        </Tooltip>
        {running.length > 0 && <JobProgress total={sumOf(running, 'total')} waiting={waiting} />}
      </div>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen && ended.length > 1 && (
          <div className={styles.all}>
            <Button size="sm" look="ghost" onClick={() => dropJobs(ended.map(({ job_id }) => job_id))}>
              {m.listing_jobs_dismiss_all({ count: ended.length })}
            </Button>
          </div>
        )}
        {isOpen && jobs.map((job) => <JobCard key={job.job_id} job={job} />)}
      </div>
    </section>
  )
}

function tellEnd(job: ListingJob) {
  const text = m.listing_jobs_line({ name: jobName(job), summary: jobsEnd([job]) })
  toast({ text, tone: job.failed > 0 ? 'negative' : isStopped(job) ? 'info' : 'positive', duration: 6000 })
}

/** Refetches the lists once jobs have ended, and passes those on. */
function useEnded(jobs: readonly ListingJob[] | undefined, onEnd: (jobs: readonly ListingJob[]) => void) {
  const client = useQueryClient()
  const last = useRef(jobs)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const ended = last.current && jobs ? endedSince(last.current, jobs) : []
    last.current = jobs
    if (ended.length === 0) return
    void client.invalidateQueries({ queryKey: sellingKeys.lists() })
    if (ended.some(({ rule }) => rule)) void client.invalidateQueries({ queryKey: ruleKeys.all })
    end(ended)
  }, [client, jobs])
}

/** Drops fully successful jobs when the user navigates: the tray is no history. */
function useLeave(shown: readonly ListingJob[]) {
  const { path } = usePlace()
  const last = useRef(path)
  const leave = useEffectEvent(() => dropJobs(doneWith(shown)))
  useEffect(() => {
    if (last.current !== path) leave()
    last.current = path
  }, [path])
}
