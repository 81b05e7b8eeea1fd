import { createFileRoute, redirect } from '@tanstack/react-router'
import { PhoneGoodsPage } from '#features/goods/goods-page.mobile.tsx'
import { GoodsPending } from '#features/goods/goods-pending.tsx'
import { requireGoodsId } from '#features/goods/guards.ts'
import { loadGoods } from '#features/goods/load-goods.ts'
import { goodsSearch, loaderPartOf, without } from '#features/goods/search.ts'
import { guardPage } from '#features/session/guards.ts'
import * as m from '#paraglide/messages.js'

export const Route = createFileRoute('/mobile/goods/$id')({
  validateSearch: goodsSearch,
  beforeLoad: (page) => guardPage(page, { guards: ['goods'], goods: requireGoodsId }),
  loaderDeps: ({ search }) => loaderPartOf(search),
  loader: ({ context, params, cause, location }) =>
    loadGoods({
      queryClient: context.queryClient,
      goodsId: params.id,
      search: goodsSearch(location.search),
      origin: context.page.origin,
      isStay: cause === 'stay',
      redirectWithout: (...wrong) => {
        const search = without(goodsSearch(location.search), wrong)
        throw redirect({ to: '/mobile/goods/$id', params, search, replace: true })
      },
    }),
  head: ({ loaderData }) => loaderData ?? {},
  staticData: { title: m.goods_phone_title, backTo: '/goods' },
  pendingComponent: GoodsPending,
  component: Page,
})

function Page() {
  return <PhoneGoodsPage goodsId={Route.useParams().id} search={Route.useSearch()} />
}
