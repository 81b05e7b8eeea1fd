import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import * as m from '#paraglide/messages.js'
import { stack } from '#styled-system/recipes/stack.js'
import { text } from '#styled-system/recipes/text.js'
import { jobItemsQuery, jobQuery } from './queries.ts'

interface JobOutcomeProps {
  jobId: string
  /** Of a listing or an item, for those that failed. */
  nameOf: (id: string) => string
}

/** How far a job has got, and in the end what failed and why. The job goes on when this is closed. */
export function JobOutcome({ jobId, nameOf }: JobOutcomeProps) {
  const client = useQueryClient()
  const job = useQuery(jobQuery(jobId))
  const hasEnded = job.data !== undefined && job.data.state !== 'running'
  const hasFailed = hasEnded && job.data.failed > 0
  const failed = useQuery({ ...jobItemsQuery(jobId, true), enabled: hasFailed })
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: sellingKeys.lists() })
  }, [client, hasEnded])
  if (job.isError && !job.data) return <FailedQuery title={m.selling_job_unknown()} query={job} />
  const { total = 0, done = 0, failed: count = 0, skipped = 0 } = job.data ?? {}
  return (
    <div className={stack({ gap: 3 })}>
      <p role="status">
        {hasEnded
          ? m.selling_job_done({ done, failed: count, skipped })
          : m.selling_job_running({ done: done + count + skipped, total })}
      </p>
      {!hasEnded && <progress max={Math.max(total, 1)} value={done + count + skipped} aria-label={m.selling_job()} />}
      {hasFailed && (
        <ul className={stack({ gap: 1 })} aria-label={m.selling_job_failed()}>
          {failed.data?.map(({ place, asset_id, listing_id, message }) => (
            <li key={place} className={text({ size: 'sm' })}>
              <strong>{nameOf(listing_id ?? asset_id ?? '')}</strong>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
