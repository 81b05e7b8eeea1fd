import { type Query, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { info } from '#contract/accounts/user.ts'
import type { sessionSummary } from '#contract/session-summary.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { keepDrafts } from './drafts.ts'
import { reloadForOther } from './other-windows.ts'
import { fetchSession, fetchSessionSummary } from './session.functions.ts'

/** The person signed in. */
export type Session = CallData<typeof info>

export const sessionKeys = {
  /** Queries about signing in itself: unlike all other answers, they survive a change of person. */
  all: ['session'] as const,
  person: () => [...sessionKeys.all, 'person'] as const,
  summary: () => [...sessionKeys.all, 'summary'] as const,
}

/** All answers but those about signing in: they may differ from person to person. */
export const isPersonal = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] !== sessionKeys.all[0]

/**
 * S4.19 S4.20 Somebody has come where nobody was, in this window or another: what is known is a visitor's, or was left
 * by the last person. What is on the screen is read again, and what is being read; the rest when needed.
 */
function readForNext(client: QueryClient) {
  client.removeQueries({ type: 'inactive', fetchStatus: 'idle', predicate: isPersonal })
  void client.invalidateQueries({ predicate: isPersonal })
}

/** What every page shows of a person, as it came with a session that begins here: on a first visit, or after signing in.
 * The shell takes it from here. */
export const summaryQuery = () =>
  queryOptions<CallData<typeof sessionSummary> | null>({ queryKey: sessionKeys.summary(), queryFn: skipToken })

async function newSession(client: QueryClient, signal: AbortSignal): Promise<Session | null> {
  const summary = unwrap(await fetchSessionSummary({ signal }))
  client.setQueryData(summaryQuery().queryKey, summary)
  return summary?.person ?? null
}

/**
 * Who is signed in, null for nobody. This is how the browser learns it, since it never sees the token. Refetched on
 * every window focus: another window may have signed the person out, or somebody else in.
 */
export const sessionQuery = () =>
  queryOptions({
    queryKey: sessionKeys.person(),
    queryFn: async ({ signal, client }) => {
      const readKnown = () => client.getQueryData<Session | null>(sessionKeys.person())
      const found = readKnown() ? unwrap(await fetchSession({ signal })) : await newSession(client, signal)
      const known = readKnown()
      if (known === null && found) readForNext(client)
      if (!known || known.user_id === found?.user_id) return found
      // S4.20 While what they were typing is still on the screen.
      keepDrafts(known.user_id)
      if (!found) {
        announceCallError({ kind: 'business', code: codes.sessionEnded, message: '', extra: undefined })
        return found
      }
      // Nothing in this window belongs to the other person.
      reloadForOther()
      return known
    },
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
  })
