import {
  dehydrate,
  type DehydratedState,
  hydrate,
  type Query,
  type QueryClient,
  QueryClientProvider,
  type QueryKey,
} from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { carriedAnswers, carryAnswers } from '#features/shell/carried-answers.tsx'
import { packData, unpackData } from '#lib/wire/packed-data.ts'

type Carried = Pick<DehydratedState, 'queries'>
type Answer = [key: QueryKey, readAt: number, data: unknown]

/**
 * Provides the router's pages with queries, and carries what the server has read to the browser: answers as JSON in an
 * element of the page, failures by the router. Loaders start every query before a page renders, so this needs no stream
 * for later ones as the router's own integration does. One that does start later is read again in the browser.
 */
export function carryQueries(router: AnyRouter, queryClient: QueryClient): void {
  router.options.Wrap = ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  if (import.meta.env.SSR) {
    router.options.dehydrate = (): Carried => {
      const answers = queryClient.getQueryCache().getAll().filter(isAnswered).map(packAnswer)
      carryAnswers(router, `[${answers.join()}]`)
      const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: (query) => !isAnswered(query) })
      return { queries }
    }
  } else {
    router.options.hydrate = (carried: Carried) => {
      for (const [key, updatedAt, data] of JSON.parse(carriedAnswers()) as Answer[])
        queryClient.setQueryData(key, unpackData(data), { updatedAt })
      hydrate(queryClient, carried)
    }
  }
}

const isAnswered = ({ state }: Query) => state.status === 'success'

const packAnswer = ({ queryKey, state }: Query) =>
  `[${packData(queryKey)},${state.dataUpdatedAt},${packData(state.data)}]`
