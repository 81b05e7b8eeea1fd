import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ListingJobItemState } from '#contract/listing-jobs.ts'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { CheckIcon, ErrorIcon } from '#design/ui/icon/icons.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { jobTray } from '#styled-system/recipes/job-tray.js'
import { jobItemPagesQuery, type ListingJob, type ListingJobItem } from './queries.ts'
import { jobKeys } from './running-jobs.ts'

/** The items of a job, folded, each with what became of it. Failures unfold by themselves once the job has ended. */
export function JobItems({ job }: { job: ListingJob }) {
  const styles = jobTray()
  const hasFailures = job.state !== 'running' && job.failed > 0
  const [isOpened, setOpened] = useState<boolean>()
  const isOpen = isOpened ?? hasFailures
  return (
    <details className={styles.fold} open={isOpen} onToggle={({ currentTarget: { open } }) => setOpened(open)}>
      <summary className={styles.foldHead}>{m.listing_jobs_items({ count: formatNumber(job.total) })}</summary>
      {isOpen && <Unfolded job={job} hasFailures={hasFailures} />}
    </details>
  )
}

function Unfolded({ job, hasFailures }: { job: ListingJob; hasFailures: boolean }) {
  const { job_id, failed, total, waiting } = job
  const styles = jobTray()
  const [isChosen, setChosen] = useState<boolean>()
  const isFailedOnly = failed > 0 && (isChosen ?? hasFailures)
  const found = useInfiniteQuery(jobItemPagesQuery(job_id, isFailedOnly))
  const client = useQueryClient()
  useProgress(waiting, () => void client.invalidateQueries({ queryKey: jobKeys.items(job_id) }))
  const items = rowsOf(found.data?.pages, ({ place }) => String(place))
  return (
    <>
      {failed > 0 && failed < total && (
        <Checkbox
          label={m.trading_outcomes_failed_only({ count: formatNumber(failed) })}
          checked={isFailedOnly}
          onChange={() => setChosen(!isFailedOnly)}
        />
      )}
      {found.isError && !found.data ? (
        <FailedQuery title={m.selling_job_unknown()} query={found} />
      ) : (
        <ul
          className={styles.items}
          aria-label={isFailedOnly ? m.selling_job_failed() : m.trading_outcomes_list()}
          aria-busy={found.isPending}
        >
          {items.map((item) => (
            <Item key={item.place} item={item} />
          ))}
        </ul>
      )}
      <LoadMore label={m.selling_more()} list={found} />
    </>
  )
}

const words: Record<Exclude<ListingJobItemState, 'failed'>, () => string> = {
  waiting: m.listing_jobs_item_waiting,
  done: m.trading_outcome_done,
  unchanged: m.listing_jobs_item_unchanged,
  skipped: m.listing_jobs_item_skipped,
}

function Item({ item: { name, price, state, message } }: { item: ListingJobItem }) {
  const styles = jobTray()
  return (
    <li className={styles.item}>
      <span className={styles.itemHead}>
        <strong>{name}</strong>
        {price !== null && <span>{formatMoney(price)}</span>}
      </span>
      <span className={styles.outcome} data-state={state}>
        {state === 'done' && <CheckIcon size={14} />}
        {state === 'failed' && <ErrorIcon size={14} />}
        {state === 'failed' ? message : words[state]()}
      </span>
    </li>
  )
}

/** Calls `onProgress` when fewer items wait than before. */
function useProgress(waiting: number, onProgress: () => void) {
  const before = useRef(waiting)
  useEffect(() => {
    if (before.current === waiting) return
    before.current = waiting
    onProgress()
  })
}
