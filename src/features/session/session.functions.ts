import { createServerFn } from '@tanstack/react-start'
import { logout } from '#contract/accounts/auth.ts'
import type { CallData, CallInput } from '#contract/call.ts'
import { isSessionOver } from '#contract/codes.ts'
import { shownUserHeader } from '#lib/calls/shown-user.ts'
import { info } from '#contract/accounts/user.ts'
import { sessionSummary } from '#contract/session-summary.ts'
import type { CallResult } from '#lib/calls/call-result.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { clearSession, dropOddSession, sessionToken } from '#upstream/session.ts'

/** For calls about whoever is signed in, also if the page shows somebody else. */
const ofAnybody = { headers: { [shownUserHeader]: '' } }

/** Asks about whoever is signed in; null is nobody. A token that the exchange does not know any more is nobody's, too. */
async function askOfPerson<C extends typeof info | typeof sessionSummary>(
  call: C,
): Promise<CallResult<CallData<C> | null>> {
  dropOddSession()
  if (!sessionToken()) return { ok: true, data: null }
  const result = await callUpstream<C>(call, {} as CallInput<C>, ofAnybody)
  const isOver = !result.ok && result.error.kind === 'business' && isSessionOver(result.error.code)
  return isOver ? { ok: true, data: null } : result
}

/** Who is signed in; null is nobody. */
export const fetchSession = createServerFn({ method: 'GET' }).handler(() => askOfPerson(info))

/** The same with what every page shows of them, in one question. */
export const fetchSessionSummary = createServerFn({ method: 'GET' }).handler(() => askOfPerson(sessionSummary))

/** Ends the session here whatever the exchange answers: signing out of a shared computer must always work. */
export const endSession = createServerFn({ method: 'POST' }).handler(async () => {
  const result = await callUpstream(logout, {}, ofAnybody)
  clearSession()
  return result
})
