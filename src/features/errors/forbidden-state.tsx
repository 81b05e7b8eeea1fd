import type { ReactNode } from 'react'
import { NoPermission } from '#design/ui/status/states.tsx'
import type { CallError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'

interface ForbiddenStateProps {
  error: CallError
  isCompact?: boolean | undefined
  action?: ReactNode
}

/** It is there, but not for this account: with the exchange's reason, where it gave one. */
export function ForbiddenState({ error, ...rest }: ForbiddenStateProps) {
  return (
    <NoPermission title={m.error_forbidden()} text={error.kind === 'business' ? error.message : undefined} {...rest} />
  )
}
