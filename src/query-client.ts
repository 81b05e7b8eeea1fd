import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSessionOver } from '#contract/codes.ts'
import { announceCallError } from '#lib/call-events.ts'
import { businessCodeOf } from '#lib/call-result.ts'
import { callErrorOf } from '#lib/mask-error.ts'

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
  if (typeof document === 'undefined' || (meta?.quiet && !isSessionOver(businessCodeOf(error)))) return
  announceCallError(callErrorOf(error))
}

export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => announce(error, query.meta) }),
    mutationCache: new MutationCache({ onError: (error, _input, _result, mutation) => announce(error, mutation.meta) }),
    defaultOptions: {
      // Repeats are the upstream client's: it knows which calls are safe and what was wrong.
      queries: { staleTime: 30_000, retry: false },
      mutations: { retry: false },
    },
  })
}
