import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireGoodsId } from '#features/goods/guards.ts'
import { goodsSearch } from '#features/goods/search.ts'

/** S2.20 A link from a phone to its goods page, opened on a desktop. */
export const Route = createFileRoute('/pc/goods_detail/$id')({
  validateSearch: goodsSearch,
  beforeLoad: ({ params, search }) => {
    requireGoodsId({ params })
    throw redirect({ to: '/pc/goods/$id', params, search, replace: true })
  },
})
