import { createFileRoute, redirect } from '@tanstack/react-router'
import { isGoodsId } from '#features/goods/guards.ts'
import { ItemPage } from '#features/goods/item/item-page.tsx'
import { ItemPending } from '#features/goods/item/item-pending.tsx'
import { loadItem } from '#features/goods/item/load-item.ts'
import { missingListing } from '#features/goods/item/missing-listing.ts'
import { goodsSearch } from '#features/goods/search.ts'
import { guardPage } from '#features/session/guards.ts'
import { missing } from '#features/shell/pages/not-found-view.tsx'
import { isObjectId } from '#lib/search/search-schema.ts'
import * as m from '#paraglide/messages.js'

/** S2.5 A single item, by its listing. The id of a goods leads to that goods' page. */
export const Route = createFileRoute('/mobile/goods_detail/$id')({
  staticData: { title: m.goods_item_phone_title, backTo: '/goods' },
  validateSearch: goodsSearch,
  beforeLoad: (page) => {
    const { params, search } = page
    const isGoods = isGoodsId(params.id)
    return guardPage(page, {
      isValid: isGoods || isObjectId(params.id),
      redirect: isGoods && redirect({ to: '/mobile/goods/$id', params, search, replace: true }),
      guards: [],
    })
  },
  loader: ({ context, params }) => loadItem(context.queryClient, params.id, context.page.origin),
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: ItemPending,
  component: Page,
  notFoundComponent: missing(() => missingListing({ to: '/mobile/goods', label: m.shops_to_market() })),
})

function Page() {
  return <ItemPage listingId={Route.useParams().id} search={Route.useSearch()} />
}
