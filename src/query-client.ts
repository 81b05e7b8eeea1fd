import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSessionOver } from '#contract/codes.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { businessCodeOf, UpstreamError } from '#lib/calls/call-result.ts'
import { isOffline } from '#lib/browser/connection.ts'
import { noteFailedRead } from '#lib/calls/failed-reads.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { quiet?: boolean }
    mutationMeta: { quiet?: boolean }
  }
}

/** S8.14 Failures are announced once, unless the query or mutation says `meta: { quiet: true }` and shows them itself; the
 * end of the session concerns the whole page, whoever finds it out (S4.20). On the
 * server nobody is there to be told: the page that failed renders what happened. */
function announce(error: unknown, meta: { quiet?: boolean } | undefined) {
  // Given up on purpose, as by closing the dialog it was asked from.
  if (error instanceof Error && error.name === 'AbortError') return
  if (typeof document === 'undefined' || (meta?.quiet && !isSessionOver(businessCodeOf(error)))) return
  const told = callErrorOf(error)
  // The frame says so as long as it lasts, and the place of what could not be read.
  if (told.kind === 'offline' && !told.isWrite) return
  announceCallError(told)
}

/** Before a write shows or does anything: offline it fails at once, and is not made up for later. */
function refuseOffline() {
  if (isOffline()) throw new UpstreamError({ kind: 'offline', isWrite: true })
}

export function createQueryClient() {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        noteFailedRead(client)
        announce(error, query.meta)
      },
    }),
    mutationCache: new MutationCache({
      onMutate: refuseOffline,
      onError: (error, _input, _result, mutation) => announce(error, mutation.meta),
    }),
    defaultOptions: {
      // Repeats are the upstream client's: it knows which calls are safe and what was wrong. By the library's own network mode
      // what is asked offline would wait, a payment too, and go out by itself once the network is back.
      queries: {
        staleTime: 30_000,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: (query) => (query.state.status === 'error' ? 'always' : true),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
