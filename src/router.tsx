import { createRouter } from '@tanstack/react-router'
import { pageFacts } from '#device/page-facts.ts'
import { deviceRewrite } from '#device/rewrite.ts'
import { holdPage } from '#features/navigation/hold-page.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { ErrorView } from '#features/shell/pages/error-view.tsx'
import { NotFoundView } from '#features/shell/pages/not-found-view.tsx'
import { PendingView } from '#features/shell/pages/pending-view.tsx'
import { provideShownUser } from '#lib/browser/shown-user.ts'
import { parseSearch, stringifySearch, stringifySearchForStart } from '#lib/search/search-codec.ts'
import { pageNonce } from '#security/nonce.ts'
import { carryQueries } from './carry-queries.tsx'
import { createQueryClient } from './query-client.ts'
import { routeTree } from './route-tree.gen.ts'

/** Called once per request on the server and once in the browser. */
export function getRouter() {
  const queryClient = createQueryClient()
  const page = pageFacts()
  if (!import.meta.env.SSR) provideShownUser(() => queryClient.getQueryData(sessionQuery().queryKey)?.user_id)
  const router = createRouter({
    routeTree,
    context: { queryClient, page },
    ssr: { nonce: pageNonce() },
    rewrite: deviceRewrite(page.device),
    search: { strict: true },
    parseSearch,
    stringifySearch: import.meta.env.SSR ? stringifySearchForStart : stringifySearch,
    // S2.3
    scrollRestoration: true,
    defaultHashScrollIntoView: true,
    defaultPreload: 'intent',
    // React Query decides what is stale.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorView,
    defaultNotFoundComponent: NotFoundView,
    defaultPendingComponent: PendingView,
    defaultStructuralSharing: true,
  })
  holdPage(router)
  carryQueries(router, queryClient)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
