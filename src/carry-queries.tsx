import { dehydrate, hydrate, type QueryClient, QueryClientProvider, type DehydratedState } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { packData, unpackData } from '#lib/wire/packed-data.ts'

type Carried = Pick<DehydratedState, 'queries'>

/**
 * Provides the router's pages with queries, and carries what the server has read to the browser. Loaders start every
 * query before a page renders, so this needs no stream for later ones as the router's own integration does, which costs
 * each page two kilobytes. One that does start later is read again in the browser.
 */
export function carryQueries(router: AnyRouter, queryClient: QueryClient) {
  router.options.Wrap = ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  if (import.meta.env.SSR) {
    router.options.dehydrate = (): Carried => {
      const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: () => true, serializeData: packData })
      return { queries }
    }
  } else {
    router.options.hydrate = ({ queries }: Carried) =>
      hydrate(queryClient, { queries }, { defaultOptions: { deserializeData: unpackData } })
  }
}
