import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/factories/drawn.tsx'
import { NotFoundView } from './not-found-view.tsx'

/** The view at an address of the site. */
async function at(path: string): Promise<string> {
  const routeTree = createRootRoute({ context: () => ({ page: { origin: '', device: 'mobile' } }) })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <NotFoundView />
    </RouterContextProvider>,
  )
}

test('S2.14 an unknown address is shown without the prefix of its page set', async () => {
  const markup = await at('/pc/no/such/page')
  expect(markup).toContain('>Page not found: /no/such/page<')
  expect(markup).toContain('<title>Page not found: /pc/no/such/page</title>')
})

test('S2.14 a missing object is named, with a way to the others', async () => {
  const words = {
    title: 'There is no such order',
    text: 'Wrong number',
    link: { to: '/pc/orders', label: 'All orders' },
  }
  const markup = await drawn(new QueryClient(), <NotFoundView words={words} />)
  expect(markup).toContain('There is no such order')
  expect(markup).toMatch(/<a[^>]* href="[^"]*\/orders"[^>]*>(<[^>]+>)*All orders/)
})
