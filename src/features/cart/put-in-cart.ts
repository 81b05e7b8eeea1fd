import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { toast } from '#design/ui/status/toast-store.ts'
import { holdPress } from '#features/session/held-press.ts'
import { sessionQuery, type Session } from '#features/session/queries.ts'
import { failureOf } from '#features/writes/attempt.ts'
import * as m from '#paraglide/messages.js'
import { addToCartMutation, removeFromCartMutation } from './mutations.ts'
import { cartQuery } from './queries.ts'

/** Adds listings to the cart, or removes them; visitors are asked to sign in, and then their listings are added. Not
 * optimistic: the page shows a change only once it is confirmed.
 * @returns whether it succeeded */
export async function putInCart(
  router: AnyRouter,
  queryClient: QueryClient,
  listingIds: readonly string[],
  isIn: boolean,
): Promise<boolean> {
  let session: Session | null | undefined
  try {
    session = await queryClient.ensureQueryData(sessionQuery())
    if (!session) {
      if (isIn) holdPress({ on: 'cart', listingIds })
      await router.navigate({
        to: '.',
        search: (before: object) => ({ ...before, login: true as const }),
        resetScroll: false,
      })
      return false
    }
    const mutation = isIn ? addToCartMutation() : removeFromCartMutation()
    const sent = queryClient.getMutationCache().build(queryClient, mutation)
    const { count } = await sent.execute({ listing_ids: [...listingIds] })
    toast({
      text: isIn ? m.cart_added({ count }) : m.cart_taken_out({ count }),
      tone: 'positive',
      action: {
        label: m.cart_open(),
        run: () => void router.navigate({ to: '/pc/cart' }),
      },
    })
    await readCart(queryClient)
    return true
  } catch (caught) {
    // The query and mutation caches have reported it already. If the session has ended, the login dialog is open.
    if (isIn && session && queryClient.getQueryData(sessionQuery().queryKey) === null)
      holdPress({ on: 'cart', listingIds }, session.user_id)
    if (failureOf(caught).end === 'undecided') void queryClient.invalidateQueries({ queryKey: cartQuery().queryKey })
    return false
  }
}

/** Shows the change. What can't be read now is read when the cart is next looked at. */
async function readCart(queryClient: QueryClient) {
  const { queryKey } = cartQuery()
  // A read under way may be from before the change, and would be joined.
  await queryClient
    .getQueryCache()
    .find({ queryKey, exact: true })
    ?.promise?.catch(() => {})
  await queryClient
    .fetchQuery({ ...cartQuery(), staleTime: 0 })
    .catch(() => queryClient.invalidateQueries({ queryKey, refetchType: 'none' }))
}
