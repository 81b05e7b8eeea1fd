import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ErrorState } from '#design/ui/states.tsx'
import { Alive } from '#features/page-frame/alive.tsx'
import { isForbidden } from '#lib/is-forbidden.ts'
import { callErrorOf } from '#lib/mask-error.ts'
import * as m from '#paraglide/messages.js'
import { describeCallError } from './describe-call-error.ts'
import { ForbiddenState } from './forbidden-state.tsx'
import { LeaveNotice } from './leave-notice.tsx'

/** What stands in the place of a page that failed. When the exchange is away it waits for people to try again; after a defect
 * it gives way to the home page (S2.14). Nothing of an error that is not meant for people is shown. */
export function ErrorView({ error }: { error: unknown }) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const callError = callErrorOf(error)
  const retry = () => {
    queries.reset()
    void router.invalidate()
  }
  if (isForbidden(callError)) {
    return (
      <>
        <title>{m.error_forbidden()}</title>
        <Alive />
        <ForbiddenState error={callError} action={<LeaveNotice />} />
      </>
    )
  }
  const said = describeCallError(callError)
  return (
    <>
      <title>{m.error_page_title()}</title>
      <Alive />
      <ErrorState
        title={m.error_page_title()}
        text={callError.kind === 'unknown' ? `${said} ${m.error_id({ id: callError.id })}` : said}
        retryLabel={m.error_retry()}
        onRetry={retry}
      />
      {callError.kind !== 'http' && <LeaveNotice />}
    </>
  )
}
