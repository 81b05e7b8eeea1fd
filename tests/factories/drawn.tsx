import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The markup of a component on the page at `path` that links to pages and reads what `queryClient` knows. Nothing is
 * fetched. */
export async function drawn(queryClient: QueryClient, component: ReactNode, path = '/'): Promise<string> {
  const routeTree = createRootRoute({ context: () => ({ page: { origin: '', device: 'pc' } }) })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>{component}</RouterContextProvider>
    </QueryClientProvider>,
  )
}

/** What a hook returns where a component is first drawn. */
export async function hookOf<Value>(queryClient: QueryClient, useValue: () => Value): Promise<Value> {
  const returned: Value[] = []
  function Component() {
    returned.push(useValue())
    return null
  }
  await drawn(queryClient, <Component />)
  return returned[0]!
}

/** The text of markup, without tags. */
export const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
