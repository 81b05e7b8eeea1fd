import type { ReactNode } from 'react'
import { NoPermission } from '#design/ui/status/states.tsx'
import type { CallError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'

interface ForbiddenStateProps {
  error: CallError
  isCompact?: boolean | undefined
  action?: ReactNode
}

/** Content that this account may not see, with the exchange's reason if it gave one. */
export function ForbiddenState({ error, ...rest }: ForbiddenStateProps) {
  return (
    <NoPermission title={m.error_forbidden()} text={error.kind === 'business' ? error.message : undefined} {...rest} />
  )
}
