import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { personEventsPath } from '#contract/words.ts'
import { savedSearchKeys } from '#features/alerts/queries.ts'
import { backpackKeys } from '#features/backpack/queries.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { bargainKeys } from '#features/bargains/queries.ts'
import { bookmarkKeys } from '#features/bookmarks/bookmarked-queries.ts'
import { feedbackKeys } from '#features/feedback/queries.ts'
import { cartKeys } from '#features/listings/cart-queries.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { keepStream } from '#features/live/keep-stream.ts'
import { mailKeys } from '#features/mail/unread-queries.ts'
import { orderKeys } from '#features/orders/queries.ts'
import { portfolioKeys } from '#features/portfolio/queries.ts'
import { purchaseKeys } from '#features/purchase-orders/queries.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { tasksKey } from '#features/session/tasks-key.ts'

/** What an event may have changed. It does not say what. What somebody decides on, such as the terms of an offer or a
 * price alert in its form, stays as it is shown. */
const affected: readonly QueryFilters[] = [
  // With a person's restrictions.
  sessionKeys.person(),
  tasksKey,
  mailKeys.all,
  // Not the whole wallet: a withdrawal is confirmed on the terms as they were shown.
  walletKeys.balances(),
  walletKeys.settlements(),
  walletKeys.escrow(),
  walletKeys.logs(),
  walletKeys.openRecharges(),
  walletKeys.openWithdrawals(),
  orderKeys.all,
  bargainKeys.lists(),
  bargainKeys.details(),
  purchaseKeys.lists(),
  purchaseKeys.details(),
  // With the inventory.
  sellingKeys.lists(),
  backpackKeys.all,
  portfolioKeys.all,
  // A message tells that a price is reached, a search has found something, or somebody has answered.
  bookmarkKeys.lists(),
  savedSearchKeys.all,
  feedbackKeys.all,
]
  .map((queryKey): QueryFilters => ({ queryKey }))
  // An order takes its listing out of the cart. Only the cart itself reads it, and brings its ids along.
  .concat({ queryKey: cartKeys.all, exact: true })

/** In ms. */
const pauseMs = 1_000

/**
 * S1.4 Follows what happens to the person signed in, and reads again what of it is on the screen, at most once a
 * second. Returns a function that stops it.
 */
export function followPerson(client: QueryClient, userId: string): () => void {
  const refresh = paced(() => {
    for (const filters of affected) void client.invalidateQueries(filters)
  })
  /** Before a stream begins nothing is told. What is being read just then is new enough. */
  const catchUp = () => {
    for (const filters of affected) void client.refetchQueries({ ...filters, type: 'active' }, { cancelRefetch: false })
  }
  const stop = keepStream({
    url: `${personEventsPath}?user_id=${userId}`,
    hears: { following: catchUp, changed: refresh.run },
  })
  return () => {
    stop()
    refresh.stop()
  }
}

/** Runs at once, and then at most once in a pause: calls during it make it run at its end. */
function paced(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const next = () => {
    timer = undefined
    if (isDue) now()
  }
  const now = () => {
    isDue = false
    timer = setTimeout(next, pauseMs)
    run()
  }
  return {
    run: () => {
      if (timer === undefined) now()
      else isDue = true
    },
    stop: () => clearTimeout(timer),
  }
}
