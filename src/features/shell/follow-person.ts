import type { QueryClient } from '@tanstack/react-query'
import { personEventsPath } from '#contract/words.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { bargainKeys } from '#features/bargains/queries.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { keepStream } from '#features/live/keep-stream.ts'
import { mailKeys } from '#features/mail/unread-queries.ts'
import { orderKeys } from '#features/orders/queries.ts'
import { purchaseKeys } from '#features/purchase-orders/queries.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { tasksKey } from '#features/session/tasks-key.ts'

/** What an event may have changed. It does not say what. */
const affected = [
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
  purchaseKeys.lists(),
  sellingKeys.lists(),
]

/** In ms. */
const pauseMs = 1_000

/**
 * S1.4 Follows what happens to the person signed in, and reads again what of it is on the screen, at most once a
 * second. Returns a function that stops it.
 */
export function followPerson(client: QueryClient, userId: string): () => void {
  const refresh = paced(() => {
    for (const queryKey of affected) void client.invalidateQueries({ queryKey })
  })
  /** Before a stream begins nothing is told. What is being read just then is new enough. */
  const catchUp = () => {
    for (const queryKey of affected) void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false })
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
