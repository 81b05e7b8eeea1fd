import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { priceAlertKeys, savedSearchKeys } from '#features/alerts/queries.ts'
import { backpackQuery } from '#features/backpack/queries.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { bargainKeys } from '#features/bargains/queries.ts'
import { bookmarkKeys } from '#features/bookmarks/bookmarked-queries.ts'
import { cartIdsQuery, cartQuery } from '#features/cart/queries.ts'
import { feedbackKeys } from '#features/feedback/queries.ts'
import { inventoryKeys } from '#features/listings/inventory.ts'
import { listingKeys } from '#features/listings/queries.ts'
import { orderKeys } from '#features/orders/queries.ts'
import { portfolioKeys } from '#features/portfolio/queries.ts'
import { purchaseKeys } from '#features/purchase-orders/queries.ts'
import { tasksKey } from '#features/session/tasks-key.ts'
import { openFeedPage } from '../../../tests/setup/feed-page.ts'
import { followPerson } from './follow-person.ts'

let tab: ReturnType<typeof openFeedPage>
let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  tab = openFeedPage()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sales = orderKeys.history('seller', {})

/** Follows, with the tasks and a list on the screen; `asked` returns which of them were read again since. */
function follow() {
  const client = new QueryClient()
  const asked: string[] = []
  const show = (name: string, queryKey: readonly unknown[]) =>
    new QueryObserver(client, {
      queryKey,
      queryFn: () => {
        asked.push(name)
        return name
      },
      initialData: name,
      staleTime: Infinity,
    }).subscribe(() => {})
  show('tasks', tasksKey)
  show('sales', sales)
  show('terms', bargainKeys.terms('7'))
  show('goods', listingKeys.detail('abcdefghijk'))
  stop = followPerson(client, '7')
  return {
    client,
    show,
    asked: async () => {
      await vi.advanceTimersByTimeAsync(0)
      return asked.splice(0)
    },
  }
}

test('S1.4 S2.10 a change is read by what shows it, and only marked in what does not', async () => {
  const { client, asked } = follow()
  const unseen = orderKeys.history('buyer', {})
  client.setQueryData(unseen, 'bought')
  expect(tab.open().map(({ url }) => url)).toEqual(['/api/ext/user/events?user_id=7'])
  tab.tell('changed')
  expect(await asked()).toEqual(['tasks', 'sales'])
  expect(client.getQueryState(unseen)?.isInvalidated).toBe(true)
})

test('S1.4 S1.8 a change of the balance is read by all of the wallet but the terms of a withdrawal', async () => {
  const { asked, show } = follow()
  show('balances', walletKeys.balances())
  show('pending', walletKeys.settlements())
  show('escrow', walletKeys.escrow())
  show('statement', walletKeys.log('flow', {}))
  show('to pay', walletKeys.openRecharges())
  show('to confirm', walletKeys.openWithdrawals())
  show('terms of a withdrawal', walletKeys.terms('10.00', undefined))
  const wallet = ['balances', 'pending', 'escrow', 'statement', 'to pay', 'to confirm']
  tab.tell('following')
  expect((await asked()).sort()).toEqual(['tasks', 'sales', ...wallet].sort())
  tab.tell('changed')
  expect((await asked()).sort()).toEqual(['tasks', 'sales', ...wallet].sort())
})

test('S1.4 S1.11 a change is read by all that shows what steps and messages are about, and by nothing to decide on', async () => {
  const { asked, show } = follow()
  const shown = {
    bargain: bargainKeys.detail('7'),
    purchase: purchaseKeys.detail('7'),
    inventory: inventoryKeys.list({}),
    backpack: backpackQuery({}).queryKey,
    portfolio: portfolioKeys.all,
    bookmarks: bookmarkKeys.lists(),
    searches: savedSearchKeys.all,
    answers: feedbackKeys.record('7'),
    cart: cartQuery().queryKey,
  }
  for (const [name, queryKey] of Object.entries(shown)) show(name, queryKey)
  show('bookmarked', bookmarkKeys.bookmarked())
  show('price alert', priceAlertKeys.of({ listing_id: '7' }))
  show('check', purchaseKeys.checks())
  show('ids in the cart', cartIdsQuery().queryKey)
  tab.tell('changed')
  expect((await asked()).sort()).toEqual(['tasks', 'sales', ...Object.keys(shown)].sort())
})

test('however much happens, nothing is read more often than once a second', async () => {
  const { asked } = follow()
  for (let nth = 0; nth < 5; nth++) tab.tell('changed')
  expect(await asked()).toEqual(['tasks', 'sales'])
  await vi.advanceTimersByTimeAsync(900)
  expect(await asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(await asked(), 'what came meanwhile').toEqual(['tasks', 'sales'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await asked()).toEqual([])
})

test('what happened before the first stream, or between two, is caught up with', async () => {
  const { asked } = follow()
  tab.tell('following')
  expect(await asked()).toEqual(['tasks', 'sales'])
  tab.page.show('hidden')
  expect(tab.open()).toEqual([])
  tab.page.show('visible')
  tab.tell('following')
  expect(await asked()).toEqual(['tasks', 'sales'])
})

test('S4.20 who stops has nothing open, and reads nothing more', async () => {
  const { asked } = follow()
  tab.tell('changed')
  tab.tell('changed')
  await asked()
  stop()
  expect(tab.open()).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await asked()).toEqual([])
})
