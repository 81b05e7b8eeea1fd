import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { FailedQuery } from './failed-state.tsx'

interface DialogPendingProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  loadingLabel: string
  failedTitle: string
}

/** The content of a dialog until its query has data: a skeleton, or the error. */
export function DialogPending({ query, loadingLabel, failedTitle }: DialogPendingProps) {
  if (query.error) return <FailedQuery title={failedTitle} query={query} />
  return (
    <div className={moneyDialog().root} role="status" aria-busy="true" aria-label={loadingLabel}>
      <Skeleton shape="row" width="full" count={4} />
    </div>
  )
}
