import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { UpstreamError } from '#lib/call-result.ts'
import * as m from '#paraglide/messages.js'
import { describeCallError } from './describe-call-error.ts'
import { LeaveNotice } from './leave-notice.tsx'

/** What stands in the place of a page that failed. When the exchange is away it waits for people to try again; after a defect
 * it gives way to the home page (S2.14). Nothing of an error that is not meant for people is shown. */
export function ErrorView({ error }: { error: unknown }) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const callError = error instanceof UpstreamError ? error.error : undefined
  const retry = () => {
    queries.reset()
    void router.invalidate()
  }
  return (
    <main role="alert">
      <h1>{m.error_page_title()}</h1>
      <p>{callError ? describeCallError(callError) : m.error_unknown()}</p>
      {callError?.kind === 'unknown' && <p>{m.error_id({ id: callError.id })}</p>}
      <button type="button" onClick={retry}>
        {m.error_retry()}
      </button>
      {callError?.kind !== 'http' && <LeaveNotice />}
    </main>
  )
}
