import { useQuery } from '@tanstack/react-query'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import * as m from '#paraglide/messages.js'
import { jobTray } from '#styled-system/recipes/job-tray.js'
import { jobItemsQuery } from './queries.ts'

/** The failed items of a finished job, each with its reason. */
export function FailedItems({ jobId }: { jobId: string }) {
  const failed = useQuery(jobItemsQuery(jobId, 'failed'))
  const styles = jobTray()
  if (failed.isError) return <FailedQuery title={m.selling_job_unknown()} query={failed} />
  return (
    <ul className={styles.failed} aria-label={m.selling_job_failed()} aria-busy={failed.isPending}>
      {failed.data?.map(({ place, name, message }) => (
        <li key={place} className={styles.failure}>
          <strong>{name}</strong>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  )
}
