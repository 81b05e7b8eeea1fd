import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ItemActions, type ItemActionsProps } from './item-actions.tsx'

vi.mock('#features/session/session.functions.ts', () => ({}))
vi.mock('#features/bookmarks/bookmarked.functions.ts', () => ({}))
vi.mock('#features/cart/cart.functions.ts', () => ({}))

const listing = {
  listing_id: '7',
  is_mine: false,
  is_bargainable: true,
  price: '12.50',
  seller: { nickname: 'Mei' },
  asset: { inspect_url: null, wear: 0.152_345 },
} as ItemActionsProps['listing']

async function drawn(isGone: boolean, facts: Partial<ItemActionsProps['listing']> = {}) {
  const routeTree = createRootRoute({ context: () => ({ page: { origin: '' } }) })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={new QueryClient()}>
        <ItemActions listing={{ ...listing, ...facts }} isGone={isGone} />
      </QueryClientProvider>
    </RouterContextProvider>,
  )
}

/** The text of each button, and whether it is disabled. */
const buttons = (markup: string) =>
  markup
    .split('<button')
    .slice(1)
    .map((one) => ({ said: one.replaceAll(/^[^>]*>|<[^>]+>/g, ''), isDisabled: / disabled=""/.test(one) }))

test('S2.5 what is on sale can be bought and bargained for', async () => {
  expect(buttons(await drawn(false)).slice(0, 2)).toEqual([
    { said: 'Buy', isDisabled: false },
    { said: 'Bargain', isDisabled: false },
  ])
})

test('S2.5 what has just been sold keeps its buttons, which can not be pressed', async () => {
  expect(buttons(await drawn(true)).slice(0, 2)).toEqual([
    { said: 'Buy', isDisabled: true },
    { said: 'Bargain', isDisabled: true },
  ])
})

test('S1.2 S1.7 it can be bookmarked and put into the cart, unless it is one’s own or gone', async () => {
  const keeps = /aria-label="Bookmark ¥12\.50, wear 0\.152345".*aria-label="In the cart: ¥12\.50, wear 0\.152345"/
  expect(await drawn(false)).toMatch(keeps)
  for (const page of [await drawn(true), await drawn(false, { is_mine: true })])
    expect(page).not.toMatch(/Bookmark|In the cart/)
})
