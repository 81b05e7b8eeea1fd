import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ItemActions, type ItemActionsProps } from './item-actions.tsx'

const listing = {
  listing_id: '7',
  is_mine: false,
  is_bargainable: true,
  asset: { inspect_url: null },
} as ItemActionsProps['listing']

async function drawn(isGone: boolean) {
  const routeTree = createRootRoute({ context: () => ({ page: { origin: '' } }) })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <ItemActions listing={listing} isGone={isGone} />
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
