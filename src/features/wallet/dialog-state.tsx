import { codes } from '#contract/codes.ts'
import { Skeleton } from '#design/ui/skeleton.tsx'
import { EmptyState, ErrorState, NoPermission } from '#design/ui/states.tsx'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { callErrorOf } from '#lib/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'
import { isForbidden } from './logs/is-forbidden.ts'

interface DialogStateProps {
  error: Error | null
  /** There is nothing of that name. */
  isMissing?: boolean
  isRetrying: boolean
  onRetry: () => unknown
}

/** What a dialog shows while it has nothing to show: loading, nothing there, failed. */
export function DialogState({ error, isMissing, isRetrying, onRetry }: DialogStateProps) {
  if (!error && !isMissing) {
    return (
      <div className={moneyDialog().root} role="status" aria-busy="true" aria-label={m.wallet_dialog_loading()}>
        <Skeleton shape="row" width="full" count={4} />
      </div>
    )
  }
  const callError = error && callErrorOf(error)
  if (!callError || (callError.kind === 'business' && callError.code === codes.notFound)) {
    return <EmptyState isCompact title={m.wallet_missing()} text={m.wallet_missing_text()} />
  }
  const text = describeCallError(callError)
  if (isForbidden(callError)) return <NoPermission isCompact title={m.wallet_forbidden()} text={text} />
  return (
    <ErrorState
      isCompact
      title={m.wallet_dialog_failed()}
      text={text}
      retryLabel={m.wallet_retry()}
      isRetrying={isRetrying}
      onRetry={() => void onRetry()}
    />
  )
}
