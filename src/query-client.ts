import {
  MutationCache,
  QueryCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'
import { isAboutSession } from '#contract/codes.ts'
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

/**
 * S8.14 Announces a failure once, unless the query or mutation has `meta: { quiet: true }` and shows it itself; the end
 * or change of a session concerns the whole page, whichever call reports it (S4.20). Nothing is announced on the server: the
 * failed page renders the error itself.
 */
function announce(error: unknown, meta: { quiet?: boolean } | undefined) {
  // Aborted on purpose, e.g. by closing the dialog that started it.
  if (error instanceof Error && error.name === 'AbortError') return
  if (typeof document === 'undefined' || (meta?.quiet && !isAboutSession(businessCodeOf(error)))) return
  const told = callErrorOf(error)
  // The page frame shows that the browser is offline, and failed reads show it in their place.
  if (told.kind === 'offline' && !told.isWrite) return
  announceCallError(told)
}

/** Runs before any optimistic update: an offline write fails at once and is not queued. */
function refuseOffline() {
  if (isOffline()) throw new UpstreamError({ kind: 'offline', isWrite: true })
}

/** Whether somebody has asked for another page, and it is on its way. */
const isLoadingMore = ({ state }: Query) => state.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore !== undefined

/** Whether invalidating the query leaves a read of it running. Only a query that is shown and has data is read anew, and
 * not before its next page is there. */
const goesOnReading = (query: Query) =>
  query.state.fetchStatus === 'fetching' &&
  (query.state.data === undefined || !query.isActive() || isLoadingMore(query))

/**
 * Whatever is read when it is invalidated is read after that. The library lets a first read go on and takes its answer
 * for fresh, even if it comes from before the write that has invalidated the query. It cancels the read of a next page,
 * and the press that asked for it would be lost.
 */
class SiteQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const going = this.getQueryCache().findAll(filters).filter(goesOnReading)
    const again = going.map((query) => ({
      isShown: query.isActive(),
      read: this.#readAfter(query, filters, options),
    }))
    const loadingMore = new Set(going.filter(isLoadingMore))
    // Only what is shown is waited for, as in the library.
    for (const { read } of again) read.catch(() => {})
    const shown = again.filter(({ isShown }) => isShown).map(({ read }) => read)
    const predicate = (query: Query) => !loadingMore.has(query) && (filters.predicate?.(query as never) ?? true)
    await Promise.all([super.invalidateQueries({ ...filters, predicate }, options), ...shown])
  }

  async #readAfter(query: Query, filters: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    // Whoever has asked for a page that fails is told before the list is read anew, which forgets the failure.
    await query.promise?.catch(() => new Promise((resolve) => setTimeout(resolve)))
    const { queryKey, state } = query
    // A first read that failed is stale as it is.
    if (state.data === undefined) return
    // It is read anew already, for another invalidation.
    if (state.isInvalidated && state.fetchStatus === 'fetching' && !isLoadingMore(query))
      await query.promise?.catch(() => {})
    else await this.invalidateQueries({ ...filters, queryKey, exact: true }, options)
  }
}

export function createQueryClient() {
  const client: QueryClient = new SiteQueryClient({
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
      // Retries are up to the upstream client, which knows which calls are safe and what went wrong. With the library's
      // default network mode, offline calls, even payments, would be paused and sent on their own once the network is
      // back.
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
