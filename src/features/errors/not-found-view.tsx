import { useRouterState } from '@tanstack/react-router'
import * as m from '#paraglide/messages.js'
import { LeaveNotice } from './leave-notice.tsx'

/** S2.14 What an unknown path, or an object that does not exist, answers; the status of the page is 404. */
export function NotFoundView() {
  const path = useRouterState({ select: (state) => state.location.publicHref.split(/[?#]/)[0] ?? '' })
  return (
    <main>
      <title>{m.error_not_found({ path })}</title>
      <h1>{m.error_not_found({ path })}</h1>
      <p>{m.error_not_found_hint()}</p>
      <LeaveNotice />
    </main>
  )
}
