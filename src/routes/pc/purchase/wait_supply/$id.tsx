import { createFileRoute } from '@tanstack/react-router'
import { loadPurchase } from '#features/purchase-orders/load-purchases.ts'
import { PurchasePage } from '#features/purchase-orders/purchase-page.tsx'
import { PurchasePending } from '#features/purchase-orders/purchases-pending.tsx'
import { purchaseSearch } from '#features/purchase-orders/search.ts'
import { guardPage } from '#features/session/guards.ts'
import { loadSignedIn } from '#features/session/load-signed-in.ts'
import { missing } from '#features/shell/pages/not-found-view.tsx'
import { isObjectId } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/pc/purchase/wait_supply/$id')({
  staticData: { layout: 'default', title: m.purchase_orders_title, backTo: '/pc/purchase/wait_supply' },
  validateSearch: purchaseSearch,
  beforeLoad: (page) => guardPage(page, { isValid: isObjectId(page.params.id), guards: ['auth'] }),
  loader: (page) => loadSignedIn(page, loadPurchase(page.context.queryClient, page.params.id)),
  head: ({ loaderData }) => ({
    meta: [
      {
        title: `${m.purchase_orders_title_of({ name: loaderData?.purchase.goods_info.name ?? '' })} · ${m.app_name()}`,
      },
    ],
  }),
  pendingComponent: PurchasePending,
  component: Page,
  notFoundComponent: missing(() => ({
    title: m.purchase_orders_unknown(),
    text: m.purchase_orders_unknown_text(),
    link: { to: '/pc/purchase/wait_supply', label: m.purchase_orders_back() },
  })),
})

function Page() {
  return <PurchasePage purchaseId={Route.useParams().id} isChanging={Route.useSearch().change === true} />
}
