import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState, type ErrorStateProps } from '#design/ui/status/states.tsx'
import type { CallError } from '#lib/calls/call-result.ts'
import { isForbidden } from '#contract/account-refusals.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { describeCallError } from './describe-call-error.ts'
import { ForbiddenState } from './forbidden-state.tsx'

interface FailedStateProps extends Pick<ErrorStateProps, 'isCompact' | 'isRetrying'> {
  /** Names what failed to load. */
  title: string
  error: CallError
  onRetry: () => unknown
}

/** The error in place of a part that failed to load, with a retry button unless the account lacks permission. */
export function FailedState({ title, error, onRetry, isRetrying, isCompact }: FailedStateProps) {
  if (isForbidden(error)) return <ForbiddenState error={error} isCompact={isCompact} />
  return (
    <ErrorState
      isCompact={isCompact}
      title={title}
      text={describeCallError(error)}
      retryLabel={m.error_retry()}
      isRetrying={isRetrying}
      onRetry={() => void onRetry()}
    />
  )
}

interface FailedQueryProps {
  title: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** The same for the small space of a query's result. */
export const FailedQuery = ({ title, query }: FailedQueryProps) => (
  <FailedState
    isCompact
    title={title}
    error={callErrorOf(query.error)}
    isRetrying={query.isFetching}
    onRetry={query.refetch}
  />
)
