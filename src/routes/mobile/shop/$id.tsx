import { createFileRoute } from '@tanstack/react-router'
import { invalidPage } from '#features/errors/invalid-page.ts'
import { loadShop } from '#features/shops/load-shop.ts'
import { shopPageSearch } from '#features/shops/search.ts'
import { ShopPage, ShopPending } from '#features/shops/shop-page.tsx'
import { missing } from '#features/shell/pages/not-found-view.tsx'
import { isObjectId } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/mobile/shop/$id')({
  staticData: { title: m.shops_phone_title, backTo: '/shop' },
  validateSearch: shopPageSearch,
  beforeLoad: ({ params }) => {
    if (!isObjectId(params.id)) throw invalidPage()
  },
  loaderDeps: ({ search }) => shopPageSearch(search),
  loader: ({ context, params, deps, cause }) =>
    loadShop(context.queryClient, params.id, deps, { origin: context.page.origin, isStay: cause === 'stay' }),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ShopPending,
  component: Page,
  notFoundComponent: missing(() => ({ title: m.shops_unknown(), text: m.shops_unknown_text() })),
})

function Page() {
  return <ShopPage shopId={Route.useParams().id} search={shopPageSearch(Route.useSearch())} />
}
