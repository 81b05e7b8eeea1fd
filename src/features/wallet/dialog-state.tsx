import { codes } from '#contract/codes.ts'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { FailedState } from '#features/errors/failed-state.tsx'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { moneyDialog } from '#styled-system/recipes/money-dialog.js'

interface DialogStateProps {
  error: Error | null
  /** The requested object does not exist. */
  isMissing?: boolean
  isRetrying: boolean
  onRetry: () => unknown
}

/** A dialog's placeholder: loading, not found, or failed. */
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
  return (
    <FailedState
      isCompact
      title={m.wallet_dialog_failed()}
      error={callError}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  )
}
