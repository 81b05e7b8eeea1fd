import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from '#design/ui/status/states.tsx'
import { useIsOffline } from '#features/connection/use-is-offline.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { ForbiddenState } from '#features/errors/forbidden-state.tsx'
import type { CallError } from '#lib/calls/call-result.ts'
import { isAway, isForbidden } from '#contract/account-refusals.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { stateView } from '#styled-system/recipes/state-view.js'
import { HydrationMark } from '../hydration-mark.tsx'
import { LeaveNotice } from './leave-notice.tsx'

const secondsToRetry = 10

/**
 * Replaces a page that failed. It redirects to the home page (S2.14), unless the page may still come: offline it waits
 * for the network, and while the exchange is away, where the home page has nothing either, it tries again. Errors not
 * meant for people show no details.
 */
export function ErrorView({ error }: { error: unknown }) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const isOffline = useIsOffline()
  // Any other failure while offline, such as a chunk that could not load, has the same cause.
  const [wasOffline] = useState(isOffline)
  const callError: CallError = wasOffline ? { kind: 'offline', isWrite: false } : callErrorOf(error)
  const retry = () => {
    queries.reset()
    void router.invalidate()
  }
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    if (wasOffline && !isOffline) retryOnline()
  }, [wasOffline, isOffline])
  const isWaiting = isAway(callError) || callError.kind === 'lost'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(retryOnline, secondsToRetry * 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  if (isForbidden(callError)) {
    return (
      <>
        <title>{m.error_forbidden()}</title>
        <HydrationMark />
        <ForbiddenState error={callError} action={<LeaveNotice />} />
      </>
    )
  }
  const said = wasOffline ? m.error_offline_page() : describeCallError(callError)
  const title = wasOffline ? m.error_offline() : m.error_page_title()
  return (
    <>
      <title>{title}</title>
      <HydrationMark />
      <ErrorState
        title={title}
        text={
          callError.kind === 'unknown'
            ? `${said} ${m.error_id({ id: callError.id })}`
            : isWaiting
              ? m.error_retries({ reason: said, seconds: secondsToRetry })
              : said
        }
        retryLabel={m.error_retry()}
        onRetry={retry}
      />
      {callError.kind !== 'offline' && !isWaiting && (
        <div className={stateView().below}>
          <LeaveNotice />
        </div>
      )}
    </>
  )
}
