import { createFileRoute } from '@tanstack/react-router'
import { loadOrder } from '#features/orders/load-order.ts'
import { OrderPage } from '#features/orders/order-page.tsx'
import { OrdersPending } from '#features/orders/orders-pending.tsx'
import { guardPage } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { isObjectId } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/inventory/to_receive/$id')({
  staticData: { layout: 'default', title: m.orders_title, backTo: '/pc/inventory/to_receive' },
  beforeLoad: (page) => guardPage(page, { isValid: isObjectId(page.params.id), guards: ['auth'] }),
  loader: (page) => loadSignedIn(page, loadOrder(page.context.queryClient, page.params.id)),
  head: ({ loaderData }) => ({
    meta: [{ title: `${m.orders_title_of({ name: loaderData?.order.goods_info.name ?? '' })} · ${m.app_name()}` }],
  }),
  pendingComponent: OrdersPending,
  component: Page,
})

function Page() {
  return <OrderPage orderId={Route.useParams().id} />
}
