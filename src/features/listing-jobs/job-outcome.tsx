import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { stack } from '#styled-system/recipes/stack.js'
import { JobItems } from './job-items.tsx'
import { JobProgress } from './job-progress.tsx'
import { jobsEnd } from './model.ts'
import { jobQuery } from './queries.ts'

/** The progress of a job, and what became of each of its items. Closing this does not stop the job. */
export function JobOutcome({ jobId }: { jobId: string }) {
  const client = useQueryClient()
  const job = useQuery(jobQuery(jobId))
  const ended = job.data && job.data.state !== 'running' ? job.data : undefined
  const hasEnded = ended !== undefined
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: sellingKeys.lists() })
  }, [client, hasEnded])
  if (job.isError && !job.data) return <FailedQuery title={m.selling_job_unknown()} query={job} />
  const { total = 0, waiting = 0 } = job.data ?? {}
  return (
    <div className={stack({ gap: 3 })}>
      <p role="status">
        {ended
          ? jobsEnd([ended])
          : m.selling_job_running({ done: formatNumber(total - waiting), total: formatNumber(total) })}
      </p>
      {!ended && <JobProgress total={total} waiting={waiting} />}
      {job.data && <JobItems job={job.data} />}
    </div>
  )
}
