import { createFileRoute } from '@tanstack/react-router'
import { CartPage, CartPending } from '#features/cart/cart-page.tsx'
import { cartQuery } from '#features/cart/queries.ts'
import { cartSearch } from '#features/cart/search.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/cart')({
  staticData: { layout: 'default' },
  validateSearch: cartSearch,
  beforeLoad: requireAuth,
  // Prices are refetched when the cart is opened, but not when its checkout opens.
  loader: (page) =>
    loadSignedIn(
      page,
      page.cause === 'stay'
        ? Promise.resolve()
        : page.context.queryClient.prefetchQuery({ ...cartQuery(), staleTime: 0 }),
    ),
  head: () => ({ meta: [{ title: `${m.cart_title()} · ${m.app_name()}` }] }),
  pendingComponent: CartPending,
  component: Page,
})

function Page() {
  return <CartPage search={cartSearch(Route.useSearch())} />
}
