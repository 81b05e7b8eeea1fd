import { createFileRoute } from '@tanstack/react-router'
import { loadSales } from '#features/selling/history/load-sales.ts'
import { SalesPage } from '#features/selling/history/sales-page.tsx'
import { salesSearch } from '#features/selling/search.ts'
import { SellingPending } from '#features/selling/selling-pending.tsx'
import { requireAuth } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/sale/sell_history/')({
  staticData: { layout: 'sale' },
  validateSearch: salesSearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => salesSearch(search),
  loader: (page) => loadInSection(page, loadSales(page.context.queryClient, page.deps, page.cause === 'stay')),
  head: () => ({ meta: [{ title: `${m.selling_history_title()} · ${m.app_name()}` }] }),
  pendingComponent: SellingPending,
  component: Page,
})

function Page() {
  return <SalesPage search={salesSearch(Route.useSearch())} />
}
