import { createFileRoute } from '@tanstack/react-router'
import { loadOnSale } from '#features/selling/on-sale/load-on-sale.ts'
import { OnSalePage } from '#features/selling/on-sale/on-sale-page.tsx'
import { onSaleSearch } from '#features/selling/search.ts'
import { SellingPending } from '#features/selling/selling-pending.tsx'
import { requireAuth } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/sale/on_sale/')({
  staticData: { layout: 'sale' },
  validateSearch: onSaleSearch,
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => onSaleSearch(search),
  loader: (page) => loadInSection(page, loadOnSale(page.context.queryClient, page.deps, page.cause === 'stay')),
  head: () => ({ meta: [{ title: `${m.selling_title()} · ${m.app_name()}` }] }),
  pendingComponent: SellingPending,
  component: Page,
})

function Page() {
  return <OnSalePage search={onSaleSearch(Route.useSearch())} />
}
