import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { unbindObstacle } from '#contract/accounts/user.ts'
import { unbindCheckQuery } from '../queries.ts'
import { UnbindCheck } from './unbind-check.tsx'

vi.mock('../setting.functions.ts', () => ({}))

/** The pages of the site that list what may be under way. */
const pages = [
  '/pc/inventory/to_receive/',
  '/pc/inventory/sent_bargain/',
  '/pc/sale/sell_history/',
  '/pc/sale/on_sale/',
  '/pc/sale/received_bargain/',
  '/pc/purchase/wait_supply/',
  '/pc/purchase/suspended',
]

/** What the dialog lists if there are two of each kind: text and address. */
async function listed(): Promise<[text: string, href: string][]> {
  const root = createRootRoute({ context: () => ({ page: { origin: '', device: 'pc' } }) })
  const routeTree = root.addChildren(pages.map((path) => createRoute({ getParentRoute: () => root, path })))
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const client = new QueryClient()
  const obstacles = unbindObstacle.shape.kind.options.map((kind) => ({ kind, count: 1234 }))
  client.setQueryData(unbindCheckQuery().queryKey, { can_unbind: false, obstacles })
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router as never}>
        <UnbindCheck onClose={() => {}} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return [...markup.matchAll(/<a[^>]* href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, text]) => [text!, href!])
}

test('S1.12 what has to end before an unbinding leads to the list that shows it', async () =>
  expect(await listed()).toEqual([
    ['Purchases under way: 1,234', '/inventory/to_receive'],
    ['Sales that are not delivered yet: 1,234', '/sale/sell_history?state=open'],
    ['Sales in protection: 1,234', '/sale/sell_history?state=in_protection'],
    ['Purchases refunded in the last six hours: 1,234', '/inventory/to_receive?show=ended'],
    ['Sales refunded in the last six hours: 1,234', '/sale/sell_history?state=refunded'],
    ['Items on sale: 1,234', '/sale/on_sale'],
    ['Purchase orders: 1,234', '/purchase/wait_supply'],
    ['Suspended purchase orders: 1,234', '/purchase/suspended'],
    ['Bargains under way that you sent: 1,234', '/inventory/sent_bargain'],
    ['Bargains under way that you received: 1,234', '/sale/received_bargain'],
  ]))
