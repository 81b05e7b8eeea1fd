import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadOrders } from '#features/orders/load-orders.ts'
import { OrdersPage } from '#features/orders/orders-page.tsx'
import { OrdersPending } from '#features/orders/orders-pending.tsx'
import { ordersSearch } from '#features/orders/search.ts'
import { guardPage } from '#features/session/guards.ts'
import { loadInSection } from '#features/shell/section/load-in-section.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/inventory/to_receive/')({
  staticData: { layout: 'inventory' },
  validateSearch: ordersSearch,
  beforeLoad: (page) => {
    const id = page.search.order
    return guardPage(page, {
      redirect: id && redirect({ to: '/pc/inventory/to_receive/$id', params: { id }, replace: true }),
      guards: ['auth'],
    })
  },
  loaderDeps: ({ search }) => ({ show: search.show ?? 'open' }),
  loader: (page) => loadInSection(page, loadOrders(page.context.queryClient, page.deps.show)),
  head: () => ({ meta: [{ title: `${m.orders_list_title()} · ${m.app_name()}` }] }),
  pendingComponent: OrdersPending,
  component: Page,
})

function Page() {
  return <OrdersPage show={Route.useSearch().show ?? 'open'} />
}
