import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { settingForm } from '#styled-system/recipes/setting-form.js'

interface WhenLoadedProps<Data> {
  /** The data that everything shown depends on. */
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  loadingLabel: string
  failedTitle: string
  children: (data: Data) => ReactNode
}

/** A dialog's content, or its loading or error state. */
export function WhenLoaded<Data>({ query, loadingLabel, failedTitle, children }: WhenLoadedProps<Data>) {
  const { data, error } = query
  if (error) {
    return <FailedQuery title={failedTitle} query={query} />
  }
  if (data === undefined) {
    return (
      <div className={settingForm().root} role="status" aria-busy="true" aria-label={loadingLabel}>
        <Skeleton shape="row" count={2} />
      </div>
    )
  }
  return children(data)
}
