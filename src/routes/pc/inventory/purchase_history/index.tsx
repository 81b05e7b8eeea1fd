import { createFileRoute } from '@tanstack/react-router'
import { OrdersPending } from '#features/orders/orders-pending.tsx'
import { loadPurchases } from '#features/purchase-history/load-purchases.ts'
import { PurchaseHistoryPage } from '#features/purchase-history/purchase-history-page.tsx'
import { purchaseHistorySearch } from '#features/purchase-history/search.ts'
import { requireAuth } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/inventory/purchase_history/')({
  staticData: { layout: 'inventory' },
  validateSearch: purchaseHistorySearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => purchaseHistorySearch(search),
  loader: (page) => loadInSection(page, loadPurchases(page.context.queryClient, page.deps, page.cause === 'stay')),
  head: () => ({ meta: [{ title: `${m.purchase_history_title()} · ${m.app_name()}` }] }),
  pendingComponent: OrdersPending,
  component: Page,
})

function Page() {
  return <PurchaseHistoryPage search={purchaseHistorySearch(Route.useSearch())} />
}
