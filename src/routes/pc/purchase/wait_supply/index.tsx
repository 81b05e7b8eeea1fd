import { createFileRoute } from '@tanstack/react-router'
import { loadPurchases } from '#features/purchase-orders/load-purchases.ts'
import { PurchasesPage } from '#features/purchase-orders/purchases-page.tsx'
import { PurchasesPending } from '#features/purchase-orders/purchases-pending.tsx'
import { listPart, purchasesSearch } from '#features/purchase-orders/search.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/purchase/wait_supply/')({
  staticData: { layout: 'purchase' },
  validateSearch: purchasesSearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => listPart({ ...search }),
  loader: (page) =>
    loadSignedIn(page, loadPurchases(page.context.queryClient, 'wait_supply', page.deps, page.cause === 'stay')),
  head: () => ({ meta: [{ title: `${m.purchase_orders_list_open()} · ${m.app_name()}` }] }),
  pendingComponent: PurchasesPending,
  component: Page,
})

function Page() {
  return <PurchasesPage tab="wait_supply" search={purchasesSearch(Route.useSearch())} />
}
