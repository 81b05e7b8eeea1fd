import { createFileRoute, redirect } from '@tanstack/react-router'
import { marketSearch } from '#features/market/model.ts'

/** S2.6 Goods without an id: the market. */
export const Route = createFileRoute('/pc/goods/')({
  validateSearch: marketSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/pc/market/csgo', search, replace: true })
  },
})
