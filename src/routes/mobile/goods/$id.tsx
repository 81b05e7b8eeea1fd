import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireGoodsId } from '#features/goods/guards.ts'
import { goodsSearch } from '#features/goods/search.ts'

/** S2.5 The phone's goods page has another name; this one is that of links from the desktop. */
export const Route = createFileRoute('/mobile/goods/$id')({
  validateSearch: goodsSearch,
  beforeLoad: ({ params, search }) => {
    requireGoodsId({ params })
    throw redirect({ to: '/mobile/goods_detail/$id', params, search, replace: true })
  },
})
