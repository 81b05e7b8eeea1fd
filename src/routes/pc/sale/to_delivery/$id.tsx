import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadOrder } from '#features/orders/load-order.ts'
import { missingOrder } from '#features/orders/missing-order.ts'
import { OrderPending } from '#features/orders/orders-pending.tsx'
import { SalePage } from '#features/selling/deliveries/sale-page.tsx'
import { guardPage } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { missing } from '#features/shell/pages/not-found-view.tsx'
import { isObjectId } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/sale/to_delivery/$id')({
  staticData: { layout: 'default', title: m.orders_title, backTo: '/pc/sale/to_delivery' },
  beforeLoad: (page) => guardPage(page, { isValid: isObjectId(page.params.id), guards: ['auth'] }),
  loader: async (page) => {
    const { id } = page.params
    const found = await loadSignedIn(page, loadOrder(page.context.queryClient, id))
    // The buyer has a separate page for it.
    if (found.order.role === 'buyer')
      throw redirect({ to: '/pc/inventory/to_receive/$id', params: { id }, replace: true })
    return found
  },
  head: ({ loaderData }) => ({
    meta: [{ title: `${m.orders_title_of({ name: loaderData?.order.goods_info.name ?? '' })} · ${m.app_name()}` }],
  }),
  pendingComponent: OrderPending,
  component: Page,
  notFoundComponent: missing(() => missingOrder({ to: '/pc/sale/to_delivery', label: m.selling_deliver_list() })),
})

function Page() {
  return <SalePage orderId={Route.useParams().id} />
}
